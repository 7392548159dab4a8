import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import type { Call } from '../../calls/call.ts';
import { noUsage } from '../../calls/usage.ts';
import { UNCALIBRATED } from '../../catalogue/calibration.ts';
import type { Catalogue, Model } from '../../catalogue/model.ts';
import { probabilitiesOf } from '../../dialects/decisions/answers.ts';
import type { QuestionEvidence } from '../../dialects/decisions/evidence.ts';
import { asGatewayError, failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { DecisionRequest } from '../../generated/contract.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import { deploymentsKey } from './deployments-key.ts';
import { cannotDecide, readDecisions } from './decision-reads.ts';
import { inParallel } from '../kinds/in-parallel.ts';
import type { ReplyServices } from '../replies/reply-services.ts';

/** Questions that every capable model answers correctly: the first is true, the second is not. */
const TEST: Pick<DecisionRequest, 'input' | 'questions'> = {
  input: 'The sun is shining, and the sky is blue.',
  questions: [
    { type: 'predicate', instructions: 'The text says that the sun is shining.' },
    { type: 'predicate', instructions: 'The text says that a dog is barking.' },
  ],
};
const EXPECTED = [true, false];
/** Least probability of the labels for a model that follows the question. */
const MIN_LABEL_MASS = 0.9;

const MAX_TESTS_AT_A_TIME = 4;
/** Timeout for both questions. A server that is still loading the model is tested again later. */
const TEST_MS = 60_000;
/** A model that failed is tested again after this time, since its server may run another model by then. */
const RETEST_MS = 3_600_000;

type Verdict = { passed: true } | { passed: false; message: string; atMs: number };

/**
 * Tests the chat models that serve decisions, in the background and without charge. A model is served until it
 * fails its test; an unreachable server leaves the result open.
 */
export class DecisionSelfTests {
  readonly #models: readonly Model[];
  readonly #services: Pick<ReplyServices, 'backends'>;
  readonly #log: Logger;
  /** By `deploymentsKey`. */
  readonly #verdicts: Map<string, Verdict>;
  readonly #stop = new AbortController();

  /** @param previous the tests of the previous configuration; their results for unchanged models stay valid */
  constructor(
    catalogue: Catalogue,
    services: Pick<ReplyServices, 'backends'>,
    log: Logger,
    previous?: DecisionSelfTests,
  ) {
    this.#models = catalogue.decisionSelfTest ? [...catalogue.models.values()].filter(isRead) : [];
    this.#services = services;
    this.#log = log;
    this.#verdicts = new Map(previous?.verdictsOn(this.#models));
  }

  /** Tests every model without a result, and those that failed long ago. Never throws because of a server. */
  async run(): Promise<void> {
    const waiting = this.#models.filter((model) => {
      const verdict = this.#verdicts.get(deploymentsKey(model));
      return verdict === undefined || (!verdict.passed && performance.now() - verdict.atMs > RETEST_MS);
    });
    await inParallel(waiting, MAX_TESTS_AT_A_TIME, this.#stop.signal, (model, signal) =>
      this.#test(model, AbortSignal.any([signal, AbortSignal.timeout(TEST_MS)])),
    );
  }

  /** Throws `invalid_parameter` about `model` if the model failed its test. */
  requirePassed(model: Model): void {
    const verdict = this.#verdicts.get(deploymentsKey(model));
    if (verdict?.passed === false)
      throw failure('invalid_parameter', { param: 'model', message: verdict.message });
  }

  *verdictsOn(models: readonly Model[]): Iterable<[string, Verdict]> {
    for (const key of models.map(deploymentsKey)) {
      const verdict = this.#verdicts.get(key);
      if (verdict !== undefined) yield [key, verdict];
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #test(model: Model, signal: AbortSignal): Promise<void> {
    // Warnings are suppressed: a server that is down is logged when client requests meet it.
    const call = callOf(model, signal, this.#log.child({}, { level: 'error' }));
    try {
      const { evidence } = await readDecisions(call, this.#services, { model: model.id, ...TEST });
      const reason = failureReason(evidence);
      if (reason === null) this.#verdicts.set(deploymentsKey(model), { passed: true });
      else this.#fail(model, cannotDecide(model, reason));
    } catch (thrown) {
      const error = asGatewayError(thrown);
      // Clients would get the same error. All other failures may be temporary.
      if (error.code === 'invalid_parameter' && error.param === 'model') this.#fail(model, error);
      else this.#log.debug({ model: model.id, error: error.code }, 'a decision model could not be tested');
    }
  }

  #fail(model: Model, { publicMessage: message }: GatewayError): void {
    this.#verdicts.set(deploymentsKey(model), { passed: false, message, atMs: performance.now() });
    this.#log.warn({ model: model.id, why: message }, 'a model failed its decision test');
  }
}

/** Whether decisions are read from the probabilities of the model's tokens. */
function isRead({ capabilities, info }: Model): boolean {
  return info.mode === 'chat' && capabilities.has('decision');
}

function failureReason(evidence: readonly QuestionEvidence[]): string | null {
  for (const [index, found] of evidence.entries()) {
    if (found === 'refusal') return 'it refuses trivial questions';
    if (found.labelMass <= MIN_LABEL_MASS) return 'it does not answer with one of the options';
    const [yes = 0] = probabilitiesOf('predicate', found, UNCALIBRATED);
    if (yes > 0.5 !== EXPECTED[index]) return 'its answers to trivial questions are incorrect';
  }
  return null;
}

function callOf(model: Model, signal: AbortSignal, log: Logger): Call {
  return {
    requestId: randomUUID(),
    operation: DECISIONS,
    parameters: {},
    principal: null,
    body: jsonBodyFromValue({ model: model.id, ...TEST }),
    model,
    signal,
    log,
    usage: noUsage(),
    outputLimitTokens: null,
  };
}

const DECISIONS = decisionOperation();

function decisionOperation(): Operation {
  const row = operations.find((operation) => operation.operationId === 'createDecision');
  if (row === undefined) throw new Error('the contract has no createDecision');
  return row;
}
