; Installer for Windows, for Inno Setup 6; packaging/windows.py runs it: iscc /DVersion=1.2.3 galaxy-desktop.iss
#ifndef Version
  #error Give the version: iscc /DVersion=1.2.3
#endif
#define Name "Galaxy Desktop"

[Setup]
AppId={{6C1B4E0A-7D53-4E5B-9B1F-3A0D5C2F8E41}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The Galaxy Desktop team
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\LICENSE
SetupIconFile=..\assets\icons\galaxy-desktop.ico
UninstallDisplayIcon={app}\galaxy-desktop.exe
OutputDir=dist
OutputBaseFilename=galaxy-desktop-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\galaxy-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\galaxy-desktop.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\galaxy-desktop.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\galaxy-desktop.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
