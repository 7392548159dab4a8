import crypto, { randomUUID } from 'node:crypto';
import type { Request, Response, NextFunction, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestMemory } from '../bodies/byte-bound.ts';
import type { CallTags, CallLog } from '../calls/call.ts';
import { CallAttempts } from '../calls/call-attempts.ts';
import type { CallTrace } from '../calls/trace-context.ts';
import type { OperationRow } from '../contract/operation.ts';
import { noUsage, type Usage } from '../calls/usage.ts';
import type { Model } from '../catalogue/model.ts';
import type { ModelNames } from '../catalogue/model-names.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import { headFailure, type HeadLimits } from './request-head.ts';

/** The `server` header, by which discovery recognises another gateway. */
const SERVER_NAME = 'inference-gateway';

/**
 * Creates a request id: a UUID of version 7, which begins with the time, so that new ledger rows go to the end
 * of the index. Version 4 where Node is older than 26.
 */
// The types are those of Node 26.
const newRequestId: () => string = (crypto as Partial<typeof crypto>).randomUUIDv7 ?? randomUUID;

/** The reservation of a request, until it is settled. */
export interface ExchangeCharge {
  /** The cost; null until it is settled. */
  readonly costNanoEur: bigint | null;
  /** Never throws. */
  settle(outcome: 'completed' | 'failed' | 'cancelled'): Promise<void>;
}

/** The state of one request while it is processed: the Express side of a `Call`. */
export class Exchange {
  readonly requestId: string = newRequestId();
  readonly startedAtMs: number = performance.now();
  readonly request: Request;
  readonly response: Response;
  readonly log: CallLog;
  /** Usage of the model that responds. */
  usage: Usage = noUsage();
  readonly attempts = new CallAttempts();
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;
  readonly #releases: (() => void)[] = [];
  #isReleased = false;
  operation: OperationRow | null = null;
  principal: Principal | null = null;
  model: Model | null = null;
  /** The client's name of the model where it is not the id. */
  names: ModelNames | null = null;
  /** What the request is attributed to; null: nothing, or not read. */
  tags: CallTags | null = null;
  /** Headers of a successful response, in lower case. A failure has its own. */
  responseHeaders: Readonly<Record<string, string>> = {};
  /** Memory of the request besides its body. */
  memory: RequestMemory | null = null;
  /** Null: the client sent no trace, and none is recorded. */
  trace: CallTrace | null = null;
  /** The charge; null for a request that is not charged. */
  charge: ExchangeCharge | null = null;
  /**
   * Called when the charge is settled, or never will be. Null until the connection has closed: a client that disconnects is
   * charged afterwards.
   */
  onCharged: (() => void) | null = null;
  /** Whether the response is a stream of events; null: no response of an operation has begun. */
  streams: boolean | null = null;
  /** When the first generated content of a streaming response was sent. */
  firstTokenAtMs: number | null = null;
  /** The failure of the request, including one after the response began. */
  failure: GatewayError | null = null;

  constructor(request: Request, response: Response, log: Logger) {
    this.request = request;
    this.response = response;
    this.log = new RequestLog(log, this.requestId);
  }

  /** The headers of every response. `identify` sets them where a response's head is not written at once. */
  get identity(): Record<string, string> {
    return { server: SERVER_NAME, 'x-request-id': this.requestId, 'request-id': this.requestId };
  }

  identify(): void {
    for (const [name, value] of Object.entries(this.identity)) this.response.setHeader(name, value);
  }

  /** Stops all work for this request, because its client disconnected or the process must end. */
  abort(reason: GatewayError = failure('client_closed')): void {
    if (this.signal.aborted) return;
    this.failure ??= reason;
    this.#controller.abort(reason);
  }

  /**
   * Ends the attempt, and then settles the charge, since an attempt that the upstream refused costs nothing. Runs before
   * the response ends, whether it succeeded or not. Has no effect the second time.
   */
  settle(error: GatewayError | null = this.failure): Promise<void> | undefined {
    this.attempts.end(error, this.usage);
    if (error === null) return this.charge?.settle('completed');
    return this.charge?.settle(error.code === 'client_closed' ? 'cancelled' : 'failed');
  }

  /** Registers a function to call when the request is over, or calls it now if it is. */
  onRelease = (release: () => void): void => {
    if (this.#isReleased) release();
    else this.#releases.push(release);
  };

  release(): void {
    this.#isReleased = true;
    for (let release = this.#releases.pop(); release !== undefined; release = this.#releases.pop()) release();
  }
}

export interface ExchangeObserver {
  opened(exchange: Exchange): void;
  closed(exchange: Exchange, status: number, durationMs: number): void;
}

const CLIENT_CLOSED_STATUS = 499;

/**
 * The first middleware: gives the request its id, ties the abort signal to the client's connection and, when the
 * response is over, releases what the request held and calls the observer. A client that disconnected early is recorded
 * as 499. An invalid or too large head is refused.
 */
export function openExchange(log: Logger, observer: ExchangeObserver, limits: HeadLimits): RequestHandler {
  return function openOne(request: Request, response: Response, next: NextFunction): void {
    const exchange = new Exchange(request, response, log);
    // As Express has it. A `WeakMap` would keep each exchange, and all that it refers to, through every collection of young objects,
    // since its values count as used while the map is.
    response.locals['exchange'] = exchange;
    observer.opened(exchange);
    // Emitted once; `once` would wrap the listener and remove it again.
    response.on('close', () => {
      const disconnected = !response.writableFinished;
      if (disconnected) exchange.abort();
      exchange.release();
      const status =
        disconnected && exchange.failure?.code === 'client_closed'
          ? CLIENT_CLOSED_STATUS
          : response.statusCode;
      observer.closed(exchange, status, performance.now() - exchange.startedAtMs);
    });
    const refused = headFailure(request, limits);
    if (refused === null) return next();
    response.setHeader('connection', 'close');
    next(refused);
  };
}

/** Returns the exchange of a response. `openExchange` must have run. */
export function exchangeOf(response: Response): Exchange {
  const exchange: unknown = response.locals['exchange'];
  if (!(exchange instanceof Exchange)) throw new Error('the response has no exchange');
  return exchange;
}

/** Makes the logger of one request when it is first used: most requests write only their last line. */
class RequestLog implements CallLog {
  readonly #parent: Logger;
  readonly #requestId: string;
  #made: Logger | null = null;

  constructor(parent: Logger, requestId: string) {
    this.#parent = parent;
    this.#requestId = requestId;
  }

  error(fields: object, message: string): void {
    this.#logger.error(fields, message);
  }

  warn(fields: object, message: string): void {
    this.#logger.warn(fields, message);
  }

  info(fields: object, message: string): void {
    this.#logger.info(fields, message);
  }

  get #logger(): Logger {
    this.#made ??= this.#parent.child({ request_id: this.#requestId });
    return this.#made;
  }
}
