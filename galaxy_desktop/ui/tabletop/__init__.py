"""What tables of cards have in common: sheets, faces, hands, headers, and how cards move."""
