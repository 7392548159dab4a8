import openai
from openai import OpenAI

from scene import ADDRESS, CHAT_TOOL, EMBEDDING_MODEL, FOREIGN_MODEL, HELLO, KEY, MODEL, PARAMETERS, REVOKED_KEY, TEXT, TRANSLATED_MODEL, Scene


def client(key=KEY, **options):
    return OpenAI(api_key=key, base_url=ADDRESS + "/v1", max_retries=options.pop("max_retries", 0), **options)


class OpenAIPackage(Scene):
    def test_lists_the_models(self):
        self.assertIn(MODEL, [model.id for model in client().models.list()])

    def test_chats(self):
        completion = client().chat.completions.create(model=MODEL, messages=HELLO)
        self.assertEqual(completion.choices[0].message.content, TEXT)
        self.assertGreater(completion.usage.total_tokens, 0)
        self.assertTrue(completion._request_id)

    def test_chats_in_a_stream(self):
        stream = client().chat.completions.create(model=MODEL, messages=HELLO, stream=True, stream_options={"include_usage": True})
        chunks = list(stream)
        self.assertEqual("".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices), TEXT)
        self.assertGreater(chunks[-1].usage.total_tokens, 0)

    def test_calls_tools_streamed_and_not(self):
        completion = client().chat.completions.create(model=MODEL, messages=HELLO, tools=[CHAT_TOOL])
        self.assertEqual(completion.choices[0].message.tool_calls[0].function.name, "look_up")
        with client().chat.completions.stream(model=MODEL, messages=HELLO, tools=[CHAT_TOOL]) as stream:
            final = stream.get_final_completion()
        self.assertEqual(final.choices[0].message.tool_calls[0].function.name, "look_up")

    def test_creates_responses_streamed_and_not(self):
        tools = [{"type": "function", "name": "look_up", "parameters": PARAMETERS, "strict": False}]
        for model in (MODEL, TRANSLATED_MODEL):
            text = client().responses.create(model=model, input="Hello").output_text
            with client().responses.stream(model=model, input="Hello") as stream:
                self.assertEqual(stream.get_final_response().output_text, text)
            self.assertTrue(text)
        called = client().responses.create(model=TRANSLATED_MODEL, input="Hello", tools=tools)
        self.assertIn("function_call", [item.type for item in called.output])

    def test_embeds(self):
        result = client().embeddings.create(model=EMBEDDING_MODEL, input=["a", "b"])
        self.assertEqual([one.index for one in result.data], [0, 1])
        self.assertIsInstance(result.data[0].embedding[0], float)

    def test_raises_the_error_of_each_status(self):
        with self.assertRaises(openai.AuthenticationError):
            client(REVOKED_KEY).chat.completions.create(model=MODEL, messages=HELLO)
        with self.assertRaises(openai.NotFoundError) as missing:
            client().chat.completions.create(model=FOREIGN_MODEL, messages=HELLO)
        # It shows nothing of a body without an `error` member.
        self.assertIn("not found", str(missing.exception))
        with self.assertRaises(openai.BadRequestError) as raised:
            client().chat.completions.create(model=MODEL, messages=HELLO, temperature="hot")
        self.assertEqual(raised.exception.param, "temperature")

    def test_raises_when_a_stream_breaks_off(self):
        self.upstream_next(kind="end_early")
        with self.assertRaises(openai.APIError):
            list(client().chat.completions.create(model=MODEL, messages=HELLO, stream=True))

    def test_retries_what_may_succeed_later(self):
        self.upstream_next(kind="status", status=500)
        self.upstream_next(kind="status", status=500)
        completion = client(max_retries=3).chat.completions.create(model=MODEL, messages=HELLO)
        self.assertEqual(completion.choices[0].message.content, TEXT)

    def test_ends_the_upstream_when_it_stops_reading(self):
        self.upstream_next(kind="drip", intervalMs=20)
        with client().chat.completions.create(model=MODEL, messages=HELLO, stream=True) as stream:
            next(iter(stream))
        self.assert_upstream_aborted()
