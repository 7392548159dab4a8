import { failure, GatewayError } from '../../errors/gateway-error.ts';
import type { ChatEngine, ChatEngineEvent, ChatEngineRequest, EmbeddingEngine } from '../engine-types.ts';
import type { TextJobs } from '../text/jobs.ts';
import type { QueuedTokenCounter } from '../text/token-counter.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import { composeReply, type PlanVectors } from './compose.ts';
import type { ReplyPlan } from './plan.ts';

/** What the model reads, over all messages: about 100,000 tokens. */
const maxPromptCharacters = 400_000;

/** What chat formats add per message and per reply, as OpenAI counts them. */
const tokensPerMessage = 3;
const tokensPerReply = 3;

/** No reply comes near it; `truncate` then only counts. */
const unbounded = Number.MAX_SAFE_INTEGER;

/** `embedded/extractive`: answers with sentences of the conversation, and says so when there are none that fit. */
export class ExtractiveChatEngine implements ChatEngine {
  readonly #queue: JobQueue<TextJobs>;
  readonly #tokens: QueuedTokenCounter;
  readonly #embeddings: EmbeddingEngine | undefined;

  /** @param embeddings without it, sentences are scored by their words alone. */
  constructor(
    queue: JobQueue<TextJobs>,
    tokens: QueuedTokenCounter,
    embeddings: EmbeddingEngine | undefined,
  ) {
    this.#queue = queue;
    this.#tokens = tokens;
    this.#embeddings = embeddings;
  }

  /** @throws GatewayError `invalid_parameter` for a conversation that is too long, and what the queue throws. */
  async *reply(request: ChatEngineRequest, signal: AbortSignal): AsyncIterable<ChatEngineEvent> {
    const texts = request.messages.map((message) => message.text);
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > maxPromptCharacters) throw tooLong(characters);

    const [plan] = await this.#queue.submit('plan', [{ messages: request.messages }], characters, signal);
    if (!plan) throw failure('internal_error', { internal: 'a plan is missing' });
    const vectors = await this.#vectorsOf(plan, signal);
    const promptTokens =
      (await this.#tokens.count([texts.join('\n')], signal)) +
      tokensPerMessage * texts.length +
      tokensPerReply;

    const said = beforeStop(composeReply(plan, vectors), request.stop ?? []);
    const input = { text: said, maxTokens: request.maxTokens ?? unbounded };
    const [kept] = await this.#queue.submit('truncate', [input], said.length, signal);
    if (!kept) throw failure('internal_error', { internal: 'a reply is missing' });
    for (const [text] of kept.text.matchAll(/\s*\S+|\s+$/gu)) {
      signal.throwIfAborted();
      yield { type: 'text', text };
    }
    const finishReason = kept.truncated ? 'length' : 'stop';
    yield { type: 'end', finishReason, promptTokens, completionTokens: kept.tokens };
  }

  /** Undefined when scoring is by words alone; a crash of the engine costs quality, not the reply. */
  async #vectorsOf(plan: ReplyPlan, signal: AbortSignal): Promise<PlanVectors | undefined> {
    const scores = plan.intent === 'question' || plan.intent === 'summary';
    if (!this.#embeddings || !scores || plan.candidates.length === 0) return undefined;
    try {
      const texts = [plan.query.slice(0, 2_000), ...plan.candidates.map((candidate) => candidate.text)];
      const { vectors } = await this.#embeddings.embed(texts, signal);
      const [query, ...candidates] = vectors;
      return query && { query, candidates };
    } catch (thrown) {
      if (thrown instanceof GatewayError && thrown.code === 'bad_gateway') return undefined;
      throw thrown;
    }
  }
}

function tooLong(characters: number): GatewayError {
  const message = `messages have ${characters} characters in all; this model reads at most ${maxPromptCharacters}`;
  return failure('invalid_parameter', { param: 'messages', message });
}

function beforeStop(text: string, stop: readonly string[]): string {
  const places = stop.filter((sequence) => sequence !== '').map((sequence) => text.indexOf(sequence));
  return text.slice(0, Math.min(text.length, ...places.filter((place) => place >= 0)));
}
