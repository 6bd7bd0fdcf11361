"""The parts pictures are made of: noise, sky, planets, and the scenes of developments."""
