import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import { bytesOfValues, modelOf, type Call } from '../../calls/call.ts';
import type { Deployment, Model } from '../../catalogue/model.ts';
import { toChatBody, type ThinkingSwitch } from '../../dialects/decisions/chat-body.ts';
import { combineReads, type FinishedRead } from '../../dialects/decisions/combine.ts';
import type { QuestionEvidence } from '../../dialects/decisions/evidence.ts';
import { readInput } from '../../dialects/decisions/input.ts';
import { charactersIn, type InputPart } from '../../dialects/decisions/parts.ts';
import { readProbabilities } from '../../dialects/decisions/probabilities.ts';
import { toReads, type Read } from '../../dialects/decisions/reads.ts';
import { sumReadUsage, type ReadsUsage, type MeteredRead } from '../../dialects/decisions/usage.ts';
import { withLimitField } from '../../dialects/fields/output-limit.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import type { DecisionRequest } from '../../generated/contract.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import { inParallel } from '../kinds/in-parallel.ts';
import type { SentRequest } from '../backend.ts';
import type { ReplyServices } from '../replies/reply-services.ts';
import { failureOfConnection } from '../failures/upstream-failure.ts';

/** Largest number of concurrent reads for one request. */
const MAX_READS_AT_A_TIME = 8;
/** Each concurrent read holds the input again in its prompt; all of them share one more copy. */
const MAX_BYTES_PER_CHARACTER = 2;
/** Least mean probability of the labels. A model below it has answered something else. */
const MIN_LABEL_MASS = 0.01;

const CHAT = chatOperation();

export interface DecisionFindings {
  evidence: QuestionEvidence[];
  usage: ReadsUsage;
}

/**
 * Answers questions from the next token's probabilities of a chat model
 * (docs/wire-formats/decisions.md#reading-probabilities-from-a-chat-model). The first read is sent alone: it fills the
 * server's cache with the shared input, and shows whether the model supports reads.
 *
 * @throws GatewayError `invalid_parameter` about `model` when the model gives no probabilities.
 */
export async function readDecisions(
  call: Call,
  services: Pick<ReplyServices, 'backends'>,
  request: DecisionRequest,
): Promise<DecisionFindings> {
  const [first, ...others] = toReads(request.questions);
  if (first === undefined)
    throw failure('invalid_parameter', { param: 'questions', message: 'questions is empty' });
  const input = readInput(request.input);
  const reader = new Reader(call, services, input);
  const copies = 1 + Math.min(others.length + 1, MAX_READS_AT_A_TIME);
  const copyBytes = Math.min(bytesOfValues(call.body), MAX_BYTES_PER_CHARACTER * charactersIn(input));
  const release = call.memory?.hold(copies * copyBytes);
  try {
    const opening = await reader.readFirst(first);
    const rest = await inParallel(others, MAX_READS_AT_A_TIME, call.signal, (read, signal) =>
      reader.read(read, signal),
    );
    const done = [opening, ...rest];
    checkLabelMass(done, call);
    return {
      evidence: combineReads(request.questions, done),
      usage: sumReadUsage(done),
    };
  } catch (error) {
    throw call.signal.aborted ? failureOfConnection(error, call.signal) : error;
  } finally {
    release?.();
  }
}

class Reader {
  readonly #call: Call;
  readonly #services: Pick<ReplyServices, 'backends'>;
  readonly #input: readonly InputPart[];
  readonly #inputCharacters: number;
  #thinking: ThinkingSwitch;

  constructor(call: Call, services: Pick<ReplyServices, 'backends'>, input: readonly InputPart[]) {
    this.#call = call;
    this.#services = services;
    this.#input = input;
    this.#inputCharacters = charactersIn(input);
    this.#thinking = thinkingOf(modelOf(call));
  }

  /**
   * Sends the first read. A server that refuses the parameter that disables thinking gets the request again
   * without it.
   */
  async readFirst(read: Read): Promise<FinishedRead & MeteredRead> {
    try {
      return await this.read(read, this.#call.signal);
    } catch (error) {
      if (
        this.#thinking === 'none' ||
        !isRefusalOf(error, /chat_template_kwargs|enable_thinking|reasoning_effort/)
      )
        throw error;
      this.#thinking = 'none';
      return this.read(read, this.#call.signal);
    }
  }

  async read(read: Read, signal: AbortSignal): Promise<FinishedRead & MeteredRead> {
    const completion = await this.#send(toChatBody(this.#input, read, this.#thinking), signal);
    const outcome = readProbabilities(completion, read.labels);
    if (outcome.kind === 'unreadable')
      throw cannotDecide(modelOf(this.#call), 'it gives no probabilities of tokens');
    const characters = this.#inputCharacters + charactersIn(read.prompt);
    return { read, outcome, characters, block: completion['usage'] };
  }

  async #send(body: JsonObject, signal: AbortSignal): Promise<JsonObject> {
    const requestFor = ({ backend }: Deployment): SentRequest => {
      const read = jsonBodyFromValue(withLimitField(body, backend.outputLimitField));
      if (backend.formats.has('chat')) return { operation: CHAT, body: read, changes: {}, stream: false };
      throw cannotDecide(modelOf(this.#call), 'the format of its server has no probabilities of tokens');
    };
    try {
      return (await this.#services.backends.part({ ...this.#call, signal }, requestFor)).value;
    } catch (error) {
      if (isRefusalOf(error, /log_?prob/i))
        throw cannotDecide(modelOf(this.#call), 'it refuses to give probabilities of tokens');
      throw error;
    }
  }
}

/** Disables thinking unless the operator says that the model does not reason. */
function thinkingOf({ info }: Model): ThinkingSwitch {
  if (info.supports_reasoning === undefined) return 'template';
  return info.supports_reasoning ? 'template_and_effort' : 'none';
}

function isRefusalOf(error: unknown, what: RegExp): boolean {
  if (!(error instanceof GatewayError) || error.code !== 'upstream_rejected') return false;
  return what.test(error.publicMessage) || what.test(error.param ?? '');
}

function checkLabelMass(done: readonly FinishedRead[], call: Call): void {
  const masses = done.flatMap(({ outcome }) => (outcome.kind === 'refusal' ? [] : [outcome.labelMass]));
  if (masses.length === 0) return;
  const mean = masses.reduce((sum, mass) => sum + mass, 0) / masses.length;
  if (mean < MIN_LABEL_MASS) throw cannotDecide(modelOf(call), 'it does not answer with one of the options');
}

/** Creates the error for a model that does not support decisions. */
export function cannotDecide({ id }: Model, why: string): GatewayError {
  return failure('invalid_parameter', {
    message: `model '${id}' does not support decisions: ${why}`,
    param: 'model',
  });
}

function chatOperation(): Operation {
  const row = operations.find((operation) => operation.operationId === 'createChatCompletion');
  if (row === undefined) throw new Error('the contract has no createChatCompletion');
  return row;
}
