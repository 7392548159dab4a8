"""The gateway of this run, and what its upstream does next."""

import json
import os
import unittest
import urllib.request

ADDRESS = os.environ["GATEWAY_ADDRESS"]
KEY = os.environ["GATEWAY_KEY"]
REVOKED_KEY = os.environ["GATEWAY_REVOKED_KEY"]
MODEL = os.environ["GATEWAY_CHAT_MODEL"]
# Its server supports only chat completions.
TRANSLATED_MODEL = os.environ["GATEWAY_TRANSLATED_MODEL"]
FOREIGN_MODEL = os.environ["GATEWAY_FOREIGN_MODEL"]
EMBEDDING_MODEL = os.environ["GATEWAY_EMBEDDING_MODEL"]
TEXT = os.environ["GATEWAY_CHAT_TEXT"]

HELLO = [{"role": "user", "content": "Hello"}]
PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}}
CHAT_TOOL = {"type": "function", "function": {"name": "look_up", "description": "Looks up a city.", "parameters": PARAMETERS}}


def control(action, body=None):
    request = urllib.request.Request(os.environ["GATEWAY_CONTROL"] + action, json.dumps(body).encode(), method="POST")
    try:
        urllib.request.urlopen(request, timeout=60).close()
    except urllib.error.HTTPError as error:
        raise AssertionError(error.read().decode()) from None


class Scene(unittest.TestCase):
    """Each test ends with a check that every response was valid against the contract."""

    def tearDown(self):
        control("/settle")

    def upstream_next(self, **behaviour):
        control("/next", behaviour)

    def assert_upstream_aborted(self):
        control("/aborted")
