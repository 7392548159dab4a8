import openai
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI, OpenAIEmbeddings

from scene import ADDRESS, EMBEDDING_MODEL, FOREIGN_MODEL, KEY, MODEL, TEXT, Scene


def chat(model=MODEL):
    return ChatOpenAI(model=model, api_key=KEY, base_url=ADDRESS + "/v1", max_retries=0)


@tool
def look_up(city: str) -> str:
    """Looks up a city."""
    return city


class LangChainOpenAI(Scene):
    def test_invokes(self):
        message = chat().invoke("Hello")
        self.assertEqual(message.content, TEXT)
        self.assertGreater(message.usage_metadata["total_tokens"], 0)

    def test_streams(self):
        self.assertEqual("".join(chunk.content for chunk in chat().stream("Hello")), TEXT)

    def test_calls_tools_streamed_and_not(self):
        bound = chat().bind_tools([look_up])
        self.assertEqual(bound.invoke("Hello").tool_calls[0]["name"], "look_up")
        whole = None
        for chunk in bound.stream("Hello"):
            whole = chunk if whole is None else whole + chunk
        self.assertEqual(whole.tool_calls[0]["name"], "look_up")

    def test_embeds(self):
        embeddings = OpenAIEmbeddings(
            model=EMBEDDING_MODEL, api_key=KEY, base_url=ADDRESS + "/v1", check_embedding_ctx_length=False, max_retries=0
        )
        self.assertEqual(len(embeddings.embed_documents(["a", "b"])), 2)

    def test_raises_errors(self):
        with self.assertRaises(openai.NotFoundError):
            chat(FOREIGN_MODEL).invoke("Hello")

    def test_raises_when_a_stream_breaks_off(self):
        self.upstream_next(kind="end_early")
        with self.assertRaises(openai.APIError):
            list(chat().stream("Hello"))

    def test_ends_the_upstream_when_it_stops_reading(self):
        self.upstream_next(kind="drip", intervalMs=20)
        stream = chat().stream("Hello")
        next(stream)
        stream.close()
        self.assert_upstream_aborted()
