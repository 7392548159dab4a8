import { modelIdOf, modelOf, type Call, type RequestBody } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import { noUsage } from '../calls/usage.ts';
import { hasFallbacks, type FallbackCause } from '../catalogue/fallbacks.ts';
import type { NamedModel } from '../catalogue/model-names.ts';
import { asGatewayError, type GatewayError } from '../errors/gateway-error.ts';
import type { Charge } from '../ledger/ledger.ts';
import type { Exchange } from '../middleware/exchange.ts';
import { usableModel } from '../projects/usable-models.ts';
import { fallbackCauseOf } from '../routing/fallback-cause.ts';
import type { Services } from './services.ts';

/** Models that one request may go to beside its own: each may have to be paid for. */
const MAX_FALLBACKS = 5;

interface Step {
  name: string;
  cause: FallbackCause;
}

/** Makes the reply of a call; `isChecked`: its content checks have passed. */
export type MakeReply = (call: Call, isChecked: boolean) => Promise<Reply>;

/** The body of a call, all of it where it was still arriving. Throws what it is refused with. */
export type CompleteBody = (body: RequestBody) => Promise<RequestBody>;

/** What a model can be tried for that is about to take over from the one of `failed`. */
type Prepare = (next: Call, failed: GatewayError) => Promise<boolean>;

/** Sends one call to other models when its own fails, as long as nothing of a response was sent (decision 89). */
export class ModelFallbacks {
  readonly #exchange: Exchange;
  readonly #services: Services;
  readonly #completeBody: CompleteBody;
  readonly #tried: Set<string>;
  readonly #tiers: Set<string | null>;
  /** In the order in which they are tried. */
  #waiting: readonly Step[] = [];
  #call: Call;

  private constructor(exchange: Exchange, call: Call, services: Services, completeBody: CompleteBody) {
    this.#exchange = exchange;
    this.#services = services;
    this.#completeBody = completeBody;
    this.#tried = new Set([modelIdOf(call)]);
    this.#tiers = new Set([modelOf(call).tier]);
    this.#call = call;
    call.fallbacks = this;
  }

  /** Null for a call that no other model may respond to. Token counts are those of the model that was named. */
  static of(
    exchange: Exchange,
    call: Call,
    services: Services,
    completeBody: CompleteBody,
  ): ModelFallbacks | null {
    const { model, principal, operation } = call;
    if (model === null || principal === null || operation.gateway.bills === 'none') return null;
    return hasFallbacks(model.routing.fallbacks)
      ? new ModelFallbacks(exchange, call, services, completeBody)
      : null;
  }

  /** Reserves for the call, or for another model that the budget pays for. Throws what `Ledger.open` throws. */
  open(): Promise<Charge | null> {
    return this.#inTurn(
      (call) => this.#services.ledger.open(call),
      () => Promise.resolve(true),
    );
  }

  /** Makes the reply, by another model when one fails. Throws the failure of the first one when none succeeds. */
  reply(charge: Charge | null, makeReply: MakeReply): Promise<Reply> {
    const passed: Call[] = [];
    let isChecked = false;
    return this.#inTurn(
      (call) => {
        passed.push(call);
        return makeReply(call, isChecked);
      },
      async (next, failed) => {
        // Of a file that was still arriving, not all parts were checked.
        const isWhole = next.body === this.#call.body;
        await this.#services.guardrails.check(next, isWhole ? passed : []);
        isChecked = true;
        return charge === null || charge.transfer(next, failed.code);
      },
    );
  }

  canTakeOver(): boolean {
    const steps = this.#stepsAfter('timeout');
    return steps.some(({ name }) => {
      const found = this.#usable(name);
      const route = found === null ? null : this.#services.backends.routeOf(found.model.id);
      return route?.hasReady([], performance.now()) === true;
    });
  }

  async #inTurn<Result>(work: (call: Call) => Promise<Result>, prepare: Prepare): Promise<Result> {
    let first: GatewayError | null = null;
    for (;;) {
      const call = this.#call;
      try {
        return await work(call);
      } catch (thrown) {
        const error = asGatewayError(thrown);
        // Nobody reads the response any more.
        if (call.signal.aborted) throw error;
        first ??= error;
        if (!(await this.#moveOn(error, first === error, prepare))) throw first;
      }
    }
  }

  /** Whether another model takes the call over. */
  async #moveOn(error: GatewayError, isFirst: boolean, prepare: Prepare): Promise<boolean> {
    const cause = fallbackCauseOf(error);
    // What another model would have too; a fallback that does not serve the request is followed by the next one.
    if (cause === null && isFirst) return false;
    this.#waiting = this.#stepsAfter(cause);
    const { route } = this.#exchange;
    for (;;) {
      const [step, ...others] = this.#waiting;
      const isLate = route.deadlineMs !== null && performance.now() >= route.deadlineMs;
      if (step === undefined || isLate) return false;
      this.#waiting = others;
      const next = await this.#prepared(step, error, prepare);
      if (next === null) continue;
      route.end(error);
      const taken = { model: modelOf(this.#call).id, fallback: modelOf(next).id, cause: step.cause };
      this.#call.log.warn({ ...taken, error: error.code }, 'a model failed, another one takes over');
      route.fallBack(taken, modelIdOf(next));
      this.#exchange.usage = next.usage;
      if (!this.#hasMoreAfter(next)) delete next.fallbacks;
      this.#call = next;
      return true;
    }
  }

  /** Null when the model cannot take over. */
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

  /** The model's own fallbacks go before those of the models that failed before. */
  #stepsAfter(cause: FallbackCause | null): readonly Step[] {
    if (this.#exchange.route.fallbacks.length >= MAX_FALLBACKS) return [];
    const names = cause === null ? [] : (modelOf(this.#call).routing.fallbacks[cause] ?? []);
    const own = cause === null ? [] : names.map((name) => ({ name, cause }));
    return own.length === 0 ? this.#waiting : [...own, ...this.#waiting];
  }

  #hasMoreAfter(next: Call): boolean {
    if (this.#exchange.route.fallbacks.length >= MAX_FALLBACKS) return false;
    return this.#waiting.length > 0 || hasFallbacks(modelOf(next).routing.fallbacks);
  }

  /** What the key may use for this operation and was not tried; null: nothing of that name. */
  #usable(name: string): NamedModel | null {
    const { principal, operation } = this.#call;
    if (principal === null) return null;
    const found = usableModel(name, principal, this.#services.catalogue);
    if (found === null || this.#tried.has(idOf(found))) return null;
    const { capability } = operation.gateway;
    return capability === null || found.model.capabilities.has(capability) ? found : null;
  }

  /** The request was counted for its key, and for the tier of each model before. Throws `rate_limited`. */
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

/** The same request to another model, which is named in the response. */
function asCallOf(call: Call, { model, names }: NamedModel): Call {
  const { names: _names, ...same } = call;
  return { ...same, ...(names === null ? {} : { names }), model, usage: noUsage(), outputLimitTokens: null };
}
