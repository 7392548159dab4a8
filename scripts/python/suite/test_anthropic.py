import anthropic
from anthropic import Anthropic

from scene import ADDRESS, FOREIGN_MODEL, HELLO, KEY, MODEL, PARAMETERS, REVOKED_KEY, TRANSLATED_MODEL, Scene

TOOL = {"name": "look_up", "description": "Looks up a city.", "input_schema": PARAMETERS}


def client(key=KEY):
    return Anthropic(api_key=key, base_url=ADDRESS, max_retries=0)


class AnthropicPackage(Scene):
    def test_lists_the_models(self):
        self.assertIn(MODEL, [model.id for model in client().models.list()])

    def test_creates_a_message(self):
        message = client().messages.create(model=MODEL, messages=HELLO, max_tokens=64)
        self.assertEqual(message.role, "assistant")
        self.assertTrue(message.content)
        self.assertGreater(message.usage.output_tokens, 0)

    def test_streams_a_message(self):
        with client().messages.stream(model=MODEL, messages=HELLO, max_tokens=64) as stream:
            text = "".join(stream.text_stream)
            self.assertEqual(stream.get_final_message().content[-1].text, text)
        self.assertIsNotNone(stream.get_final_message().stop_reason)

    def test_calls_tools_streamed_and_not(self):
        message = client().messages.create(model=TRANSLATED_MODEL, messages=HELLO, max_tokens=64, tools=[TOOL])
        self.assertIn("tool_use", [block.type for block in message.content])
        with client().messages.stream(model=TRANSLATED_MODEL, messages=HELLO, max_tokens=64, tools=[TOOL]) as stream:
            blocks = stream.get_final_message().content
        self.assertIn("tool_use", [block.type for block in blocks])

    def test_counts_tokens(self):
        self.assertGreater(client().messages.count_tokens(model=MODEL, messages=HELLO).input_tokens, 0)

    def test_raises_the_error_of_each_status(self):
        with self.assertRaises(anthropic.AuthenticationError):
            client(REVOKED_KEY).messages.create(model=MODEL, messages=HELLO, max_tokens=64)
        with self.assertRaises(anthropic.NotFoundError):
            client().messages.create(model=FOREIGN_MODEL, messages=HELLO, max_tokens=64)
        with self.assertRaises(anthropic.BadRequestError) as raised:
            client().messages.create(model=MODEL, messages=HELLO, max_tokens=64, stop_sequences="none")
        self.assertTrue(raised.exception.request_id)

    def test_raises_when_a_stream_breaks_off(self):
        self.upstream_next(kind="end_early")
        with self.assertRaises(anthropic.APIError):
            with client().messages.stream(model=MODEL, messages=HELLO, max_tokens=64) as stream:
                stream.until_done()

    def test_ends_the_upstream_when_it_stops_reading(self):
        self.upstream_next(kind="drip", intervalMs=20)
        with client().messages.stream(model=MODEL, messages=HELLO, max_tokens=64) as stream:
            next(iter(stream))
        self.assert_upstream_aborted()
