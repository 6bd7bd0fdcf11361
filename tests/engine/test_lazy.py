"""Names that are read when they are asked for."""

import json.decoder

import pytest

from galaxy_desktop.engine.lazy import lazy_names


def test_a_name_is_read_from_its_module() -> None:
    assert lazy_names("json", DECODER="decoder.JSONDecoder")("DECODER") is json.decoder.JSONDecoder


def test_a_name_that_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'json' has no attribute 'ENCODER'"):
        lazy_names("json", DECODER="decoder.JSONDecoder")("ENCODER")
