"""The figures to keep, measured on the machine at hand (ARCHITECTURE, "Figures")."""
