import { EngineError, isEngineCrash } from '../engine-error.ts';
import type { ChatEngine, ChatEngineEvent, ChatEngineRequest, EmbeddingEngine } from '../engine-types.ts';
import type { ZeroShotClassifier } from '../classification/zero-shot.ts';
import type { TextJobs, TruncateOutput } from '../text/jobs.ts';
import type { QueuedTokenCounter } from '../text/token-counter.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import { composeReply, isAnswer, type OutlineVectors } from './compose.ts';
import { Extractor, type FilledTool } from './extraction/extractor.ts';
import type { ReplyOutline } from './outline.ts';

/** The most characters in all messages: about 100,000 tokens. */
const maxPromptCharacters = 400_000;

/** The tokens that chat formats add per message and per reply, as OpenAI counts them. */
const tokensPerMessage = 3;
const tokensPerReply = 3;

/** More tokens than any reply has, so that `truncate` only counts. */
const unbounded = Number.MAX_SAFE_INTEGER;

/** `embedded/extractive`: replies with sentences of the conversation, or states that none matches. */
export class ExtractiveChatEngine implements ChatEngine {
  readonly #queue: JobQueue<TextJobs>;
  readonly #tokens: QueuedTokenCounter;
  readonly #embeddings: EmbeddingEngine | undefined;
  readonly #extractor: Extractor;

  /**
   * @param embeddings without it, sentences are scored by their words only
   * @param classifier without it, options of a schema are chosen by words only
   */
  constructor(
    queue: JobQueue<TextJobs>,
    tokens: QueuedTokenCounter,
    embeddings: EmbeddingEngine | undefined,
    classifier: ZeroShotClassifier | undefined,
  ) {
    this.#queue = queue;
    this.#extractor = new Extractor(queue, classifier);
    this.#tokens = tokens;
    this.#embeddings = embeddings;
  }

  /**
   * @throws EngineError `invalid_parameter` for a conversation that is too long and for fields that it does not fill,
   * and every error of the queue.
   */
  async *reply(request: ChatEngineRequest, signal: AbortSignal): AsyncIterable<ChatEngineEvent> {
    const texts = request.messages.map((message) => message.text);
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > maxPromptCharacters) throw tooLong(characters);

    const promptTokens =
      (await this.#tokens.count([texts.join('\n')], signal)) +
      tokensPerMessage * texts.length +
      tokensPerReply;
    const output = await this.#output(request, characters, signal);
    if (typeof output !== 'string') {
      const completionTokens = await this.#tokens.count([output.name, output.argumentsJson], signal);
      yield { type: 'toolCall', ...output };
      yield { type: 'end', finishReason: 'tool_calls', promptTokens, completionTokens };
      return;
    }
    const kept = await this.#kept(beforeStop(output, request.stop ?? []), request.maxTokens, signal);
    for (const [text] of kept.text.matchAll(/\s*\S+|\s+$/gu)) {
      signal.throwIfAborted();
      yield { type: 'text', text };
    }
    const finishReason = kept.truncated ? 'length' : 'stop';
    yield { type: 'end', finishReason, promptTokens, completionTokens: kept.tokens };
  }

  /** Returns a reply in words, a document, or a tool call. */
  async #output(
    { messages, extraction }: ChatEngineRequest,
    characters: number,
    signal: AbortSignal,
  ): Promise<string | FilledTool> {
    if (extraction?.kind === 'document') return this.#extractor.document(messages, extraction.schema, signal);
    if (extraction?.kind === 'tool' && extraction.isForced)
      return this.#extractor.forcedCall(messages, extraction.tools, signal);
    const [outline] = await this.#queue.submit('outline', [{ messages }], characters, signal);
    if (!outline) throw new EngineError('internal_error', { internal: 'an outline is missing' });
    const reply = composeReply(outline, await this.#vectorsOf(outline, signal));
    const wantsMore = outline.intent === 'question' && messages.at(-1)?.role === 'user' && !isAnswer(reply);
    if (extraction === undefined || !wantsMore) return reply;
    return (await this.#extractor.possibleCall(messages, extraction.tools, signal)) ?? reply;
  }

  async #kept(text: string, maxTokens = unbounded, signal: AbortSignal): Promise<TruncateOutput> {
    const [kept] = await this.#queue.submit('truncate', [{ text, maxTokens }], text.length, signal);
    if (!kept) throw new EngineError('internal_error', { internal: 'a reply is missing' });
    return kept;
  }

  /**
   * Returns undefined when sentences are scored by words only. A crash of the engine lowers the quality and does not
   * fail the reply.
   */
  async #vectorsOf(outline: ReplyOutline, signal: AbortSignal): Promise<OutlineVectors | undefined> {
    const scores = outline.intent === 'question' || outline.intent === 'summary';
    if (!this.#embeddings || !scores || outline.candidates.length === 0) return undefined;
    try {
      const texts = [outline.query.slice(0, 2_000), ...outline.candidates.map((candidate) => candidate.text)];
      const { vectors } = await this.#embeddings.embed(texts, signal);
      const [query, ...candidates] = vectors;
      return query && { query, candidates };
    } catch (thrown) {
      if (isEngineCrash(thrown)) return undefined;
      throw thrown;
    }
  }
}

function tooLong(characters: number): EngineError {
  const message = `messages have ${characters} characters in all; this model reads at most ${maxPromptCharacters}`;
  return new EngineError('invalid_parameter', { param: 'messages', message });
}

function beforeStop(text: string, stop: readonly string[]): string {
  const places = stop.filter((sequence) => sequence !== '').map((sequence) => text.indexOf(sequence));
  return text.slice(0, Math.min(text.length, ...places.filter((place) => place >= 0)));
}
