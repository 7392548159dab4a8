import { modelIdOf, modelOf, type Call, type RequestBody } from '../../calls/call.ts';
import type { Reply } from '../../calls/reply.ts';
import { noUsage } from '../../calls/usage.ts';
import { hasFallbacks, type FallbackCause } from '../../catalogue/fallbacks.ts';
import type { NamedModel } from '../../catalogue/model-names.ts';
import { asGatewayError, type GatewayError } from '../../errors/gateway-error.ts';
import type { Charge } from '../../ledger/ledger.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { usableModel } from '../../projects/usable-models.ts';
import { fallbackCauseOf } from '../../routing/fallback-cause.ts';
import type { Services } from '../configuration/services.ts';

/** Largest number of fallbacks for one request: each may have to be paid for. */
const MAX_FALLBACKS = 5;

interface Step {
  name: string;
  cause: FallbackCause;
}

/** Creates the reply of a call; `isChecked`: its content checks have passed. */
export type MakeReply = (call: Call, isChecked: boolean) => Promise<Reply>;

/** Waits for the complete body of a call. Throws when the body is refused. */
export type CompleteBody = (body: RequestBody) => Promise<RequestBody>;

/** Prepares the next model to take over after `failed`; false: it cannot. */
type Prepare = (next: Call, failed: GatewayError) => Promise<boolean>;

/**
 * Sends a call to other models when its own fails, until something has been sent to the client (decision 89).
 */
export class ModelFallbacks {
  readonly #exchange: Exchange;
  readonly #services: Services;
  readonly #completeBody: CompleteBody;
  readonly #tried: Set<string>;
  readonly #tiers: Set<string | null>;
  /** The fallbacks that remain, in order. */
  #waiting: readonly Step[] = [];
  #call: Call;

  /** @param call whose model has fallbacks */
  constructor(exchange: Exchange, call: Call, services: Services, completeBody: CompleteBody) {
    this.#exchange = exchange;
    this.#services = services;
    this.#completeBody = completeBody;
    this.#tried = new Set([modelIdOf(call)]);
    this.#tiers = new Set([modelOf(call).tier]);
    this.#call = call;
    call.fallbacks = this;
  }

  /** Opens the charge of the call, or of a fallback that the budget allows. Throws as `Ledger.open`. */
  open(): Promise<Charge | null> {
    return this.#inTurn(
      (call) => this.#services.ledger.open(call),
      () => Promise.resolve(true),
    );
  }

  /** Creates the reply, with another model when one fails. Throws the first failure when none succeeds. */
  reply(charge: Charge | null, makeReply: MakeReply): Promise<Reply> {
    const passed: Call[] = [];
    let isChecked = false;
    return this.#inTurn(
      (call) => {
        passed.push(call);
        return makeReply(call, isChecked);
      },
      async (next, failed) => {
        // The parts of an upload that was still being received were not all checked.
        const isWhole = next.body === this.#call.body;
        await this.#services.guardrails.check(next, undefined, isWhole ? passed : []);
        isChecked = true;
        return charge === null || charge.transfer(next, failed.code);
      },
    );
  }

  canTakeOver(cause: FallbackCause): boolean {
    const steps = this.#stepsAfter(cause);
    return steps.some(({ name }) => {
      const found = this.#usable(name);
      const route = found === null ? null : this.#services.backends.routeOf(found.model.id);
      return route?.hasReady([], performance.now(), this.#call.principal?.projectId) === true;
    });
  }

  async #inTurn<Result>(work: (call: Call) => Promise<Result> | Result, prepare: Prepare): Promise<Result> {
    let first: GatewayError | null = null;
    for (;;) {
      const call = this.#call;
      try {
        return await work(call);
      } catch (thrown) {
        const error = asGatewayError(thrown);
        // The client has disconnected.
        if (call.signal.aborted) throw error;
        first ??= error;
        if (!(await this.#moveOn(error, first === error, prepare))) throw first;
      }
    }
  }

  /** Moves the call to the next model that can take over. Returns false when there is none. */
  async #moveOn(error: GatewayError, isFirst: boolean, prepare: Prepare): Promise<boolean> {
    const cause = fallbackCauseOf(error);
    // Another model would fail in the same way. A fallback that does not support the request is followed by the
    // next one.
    if (cause === null && isFirst) return false;
    this.#waiting = this.#stepsAfter(cause);
    const { attempts } = this.#exchange;
    for (;;) {
      const [step, ...others] = this.#waiting;
      const isLate = attempts.deadlineMs !== null && performance.now() >= attempts.deadlineMs;
      if (step === undefined || isLate) return false;
      this.#waiting = others;
      const next = await this.#prepared(step, error, prepare);
      if (next === null) continue;
      attempts.end(error, this.#exchange.usage);
      const taken = { model: modelOf(this.#call).id, fallback: modelOf(next).id, cause: step.cause };
      this.#call.log.warn({ ...taken, error: error.code }, 'a model failed; a fallback takes over');
      attempts.fallBack(taken, modelIdOf(next));
      this.#exchange.usage = next.usage;
      if (!this.#hasMoreAfter(next)) delete next.fallbacks;
      this.#call = next;
      return true;
    }
  }

  /** Returns the call for the next model; null when that model cannot take over. */
  async #prepared({ name }: Step, error: GatewayError, prepare: Prepare): Promise<Call | null> {
    const found = this.#usable(name);
    if (found === null) return null;
    this.#tried.add(idOf(found));
    try {
      const next = { ...asCallOf(this.#call, found), body: await this.#completeBody(this.#call.body) };
      await this.#takeTier(found);
      return (await prepare(next, error)) ? next : null;
    } catch (thrown) {
      const { code } = asGatewayError(thrown);
      if (this.#call.signal.aborted) throw thrown;
      this.#call.log.warn({ model: idOf(found), error: code }, 'a fallback cannot be used');
      return null;
    }
  }

  /** Returns the fallbacks to try. Those of the failed model come before those of earlier models. */
  #stepsAfter(cause: FallbackCause | null): readonly Step[] {
    if (this.#exchange.attempts.fallbacks.length >= MAX_FALLBACKS) return [];
    const names = cause === null ? [] : (modelOf(this.#call).routing.fallbacks[cause] ?? []);
    const own = cause === null ? [] : names.map((name) => ({ name, cause }));
    return own.length === 0 ? this.#waiting : [...own, ...this.#waiting];
  }

  #hasMoreAfter(next: Call): boolean {
    if (this.#exchange.attempts.fallbacks.length >= MAX_FALLBACKS) return false;
    return this.#waiting.length > 0 || hasFallbacks(modelOf(next).routing.fallbacks);
  }

  /** Finds a model by name that the key may use for this operation and that was not tried; null without one. */
  #usable(name: string): NamedModel | null {
    const { principal, operation } = this.#call;
    if (principal === null) return null;
    const found = usableModel(name, principal, this.#services.catalogue);
    if (found === null || this.#tried.has(idOf(found))) return null;
    const { capability } = operation.gateway;
    return capability === null || found.model.capabilities.has(capability) ? found : null;
  }

  /** Counts the request for the model's tier, once per tier. Throws `rate_limited`. */
  async #takeTier({ model: { tier } }: NamedModel): Promise<void> {
    const { principal } = this.#call;
    if (tier === null || principal === null || this.#tiers.has(tier)) return;
    this.#tiers.add(tier);
    await this.#services.limits.takeTier(principal, tier);
  }
}

function idOf({ model, names }: NamedModel): string {
  return names?.id ?? model.id;
}

/** Returns the same request for another model, which the response names. */
function asCallOf(call: Call, { model, names }: NamedModel): Call {
  const { names: _names, ...same } = call;
  return { ...same, ...(names === null ? {} : { names }), model, usage: noUsage(), outputLimitTokens: null };
}
