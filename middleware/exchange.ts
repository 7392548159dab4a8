import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestMemory } from '../bodies/request-memory.ts';
import { CallRoute } from '../calls/call-route.ts';
import type { CallTrace } from '../calls/trace-context.ts';
import type { Operation } from '../generated/operations.ts';
import { noUsage, type Usage } from '../calls/usage.ts';
import type { Model } from '../catalogue/model.ts';
import type { ModelNames } from '../catalogue/model-names.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import { newRequestId } from './request-id.ts';

/** By which discovery knows a gateway when it meets one. */
const SERVER_NAME = 'inference-gateway';

/** What the server knows of one request while it is answered: the Express side of a `Call`. */
export class Exchange {
  readonly requestId: string = newRequestId();
  readonly startedAtMs: number = performance.now();
  readonly request: Request;
  readonly response: Response;
  /** Of the model that responds. */
  usage: Usage = noUsage();
  readonly route = new CallRoute();
  readonly #controller = new AbortController();
  readonly #releases: (() => void)[] = [];
  readonly #log: Logger;
  #isOver = false;
  #whenCharged: (() => void) | null = null;
  operation: Operation | null = null;
  principal: Principal | null = null;
  model: Model | null = null;
  /** How the client named the model, where not by its id. */
  names: ModelNames | null = null;
  /** Sent with a handler's answer, in lower case; a failure brings its own. */
  responseHeaders: Readonly<Record<string, string>> = {};
  /** What the request takes in memory beside its body. */
  memory: RequestMemory | null = null;
  /** Null: the client sent none, and none is recorded. */
  trace: CallTrace | null = null;
  /** What it costs; null for what is not charged. */
  charge: { readonly costNanoEur: bigint | null } | null = null;
  /** Whether the response is events; null: no response of an operation began. */
  streams: boolean | null = null;
  /** When the first generated content of a response that arrives in pieces was passed on. */
  firstTokenAtMs: number | null = null;
  /** What went wrong, also after the answer began. */
  failure: GatewayError | null = null;

  constructor(request: Request, response: Response, log: Logger) {
    this.request = request;
    this.response = response;
    this.#log = log;
  }

  /** What every answer carries; `identify` sets it where an answer is not written in one piece with its head. */
  get identity(): Record<string, string> {
    return { server: SERVER_NAME, 'x-request-id': this.requestId, 'request-id': this.requestId };
  }

  identify(): void {
    for (const [name, value] of Object.entries(this.identity)) this.response.setHeader(name, value);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A logger that names the request; made when it is needed, since most requests need only their last line. */
  get log(): Logger {
    return this.#log.child({ request_id: this.requestId });
  }

  /** Stops all work for this request: its caller is gone, or the process must end. */
  abort(reason: GatewayError = failure('client_closed')): void {
    if (this.#controller.signal.aborted) return;
    this.failure ??= reason;
    this.#controller.abort(reason);
  }

  /** Runs at once, or when the charge is settled: a client that disconnects is charged after its connection has closed. */
  whenCharged(run: () => void): void {
    if (this.charge === null || this.charge.costNanoEur !== null) run();
    else this.#whenCharged = run;
  }

  /** To be called when the charge is settled, or never will be. */
  charged(): void {
    const run = this.#whenCharged;
    this.#whenCharged = null;
    run?.();
  }

  /** What must be undone when the request is over, whatever its end; done at once when it is over already. */
  onRelease = (release: () => void): void => {
    if (this.#isOver) release();
    else this.#releases.push(release);
  };

  release(): void {
    this.#isOver = true;
    for (const release of this.#releases.splice(0).reverse()) release();
  }
}

const exchanges = new WeakMap<Response, Exchange>();

export function rememberExchange(exchange: Exchange): void {
  exchanges.set(exchange.response, exchange);
}

/** The exchange of a response that passed `openExchange`. */
export function exchangeOf(response: Response): Exchange {
  const exchange = exchanges.get(response);
  if (exchange === undefined) throw new Error('the response has no exchange');
  return exchange;
}
