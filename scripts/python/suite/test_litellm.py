import litellm

from scene import ADDRESS, CHAT_TOOL, EMBEDDING_MODEL, FOREIGN_MODEL, HELLO, KEY, MODEL, TEXT, Scene

litellm.suppress_debug_info = True
litellm.telemetry = False
OPENAI = {"api_key": KEY, "api_base": ADDRESS + "/v1", "num_retries": 0, "max_retries": 0}
ANTHROPIC = {"api_key": KEY, "api_base": ADDRESS, "num_retries": 0, "max_retries": 0, "max_tokens": 64}


def text_of(chunks):
    return "".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices)


class LiteLLM(Scene):
    def test_completes_by_both_formats(self):
        completion = litellm.completion(model="openai/" + MODEL, messages=HELLO, **OPENAI)
        self.assertEqual(completion.choices[0].message.content, TEXT)
        message = litellm.completion(model="anthropic/" + MODEL, messages=HELLO, **ANTHROPIC)
        self.assertTrue(message.choices[0].message.content)

    def test_streams_by_both_formats(self):
        self.assertEqual(text_of(litellm.completion(model="openai/" + MODEL, messages=HELLO, stream=True, **OPENAI)), TEXT)
        self.assertTrue(text_of(litellm.completion(model="anthropic/" + MODEL, messages=HELLO, stream=True, **ANTHROPIC)))

    def test_calls_tools_streamed_and_not(self):
        completion = litellm.completion(model="openai/" + MODEL, messages=HELLO, tools=[CHAT_TOOL], **OPENAI)
        self.assertEqual(completion.choices[0].message.tool_calls[0].function.name, "look_up")
        chunks = list(litellm.completion(model="openai/" + MODEL, messages=HELLO, tools=[CHAT_TOOL], stream=True, **OPENAI))
        whole = litellm.stream_chunk_builder(chunks)
        self.assertEqual(whole.choices[0].message.tool_calls[0].function.name, "look_up")

    def test_embeds(self):
        result = litellm.embedding(
            model="openai/" + EMBEDDING_MODEL, input=["a", "b"], encoding_format="float",
            api_key=KEY, api_base=ADDRESS + "/v1", max_retries=0,
        )
        self.assertEqual(len(result.data), 2)

    def test_raises_errors(self):
        with self.assertRaises(litellm.NotFoundError):
            litellm.completion(model="openai/" + FOREIGN_MODEL, messages=HELLO, **OPENAI)
        with self.assertRaises(litellm.AuthenticationError):
            litellm.completion(model="openai/" + MODEL, messages=HELLO, **{**OPENAI, "api_key": "gw_none"})

    def test_raises_when_a_stream_breaks_off(self):
        self.upstream_next(kind="end_early")
        with self.assertRaises(Exception):
            list(litellm.completion(model="openai/" + MODEL, messages=HELLO, stream=True, **OPENAI))

    def test_ends_the_upstream_when_it_stops_reading(self):
        self.upstream_next(kind="drip", intervalMs=20)
        stream = litellm.completion(model="openai/" + MODEL, messages=HELLO, stream=True, **OPENAI)
        next(iter(stream))
        stream.completion_stream.close()
        self.assert_upstream_aborted()
