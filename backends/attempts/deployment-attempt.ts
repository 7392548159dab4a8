import type { JsonObject } from '../../bodies/json-body.ts';
import type { ArrivingPart } from '../../bodies/multipart-body.ts';
import { FORMAT_HEADERS, modelOf, shownModelOf, type Call } from '../../calls/call.ts';
import type { AttemptTrace } from '../../calls/trace-context.ts';
import { uncountUpstreamError, type Forwarding } from '../../calls/usage.ts';
import type { Deployment } from '../../catalogue/model.ts';
import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import { Attempt } from '../../routing/attempt.ts';
import type { Candidate } from '../../routing/candidate.ts';
import type { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { ModelRoute } from '../../routing/model-route.ts';
import {
  endResponse,
  type Backend,
  type BackendRequest,
  type BackendResponse,
  type SentRequest,
  type TakeConnection,
} from '../backend.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { ConnectionQueue } from '../../routing/connection-queue.ts';
import { failureOfConnection } from '../failures/upstream-failure.ts';

/**
 * What no backend receives: the gateway's own field, and further models that servers may fall back to, for which rights,
 * limits and prices were not checked: OpenRouter and Perplexity (`models`), Anthropic and LiteLLM (decision 178).
 */
const LEFT_OUT: JsonObject = {
  guardrails: undefined,
  models: undefined,
  fallbacks: undefined,
  context_window_fallbacks: undefined,
  content_policy_fallbacks: undefined,
};

/** Starts the time limit of an attempt when its request is ready to be sent; null: it has none. */
export type LimitFor = (request: SentRequest) => AttemptLimit | null;

/** What an attempt needs. */
export interface AttemptContext {
  call: Call;
  route: ModelRoute;
  candidate: Candidate;
  backend: Backend;
  registry: DeploymentRegistry;
  /** Records what is sent upstream. */
  forwarding: Forwarding;
  /** Null: no attempt has a limit. */
  limitFor: LimitFor | null;
}

/** One attempt of a call at one deployment. It begins when its request is sent, and nothing of it is recorded before. */
export class DeploymentAttempt {
  readonly deployment: Deployment;
  /** The model's name at the deployment. In a pattern, `*` is replaced by what the client named. */
  readonly model: string;
  /** Null until the request is sent, and for an attempt without a limit. */
  limit: AttemptLimit | null = null;
  readonly #context: AttemptContext;
  #attempt: Attempt | null = null;
  #unread: BackendResponse | null = null;
  #traced: AttemptTrace | undefined;

  constructor(context: AttemptContext) {
    this.#context = context;
    this.deployment = context.candidate.deployment;
    const below = context.call.names?.below ?? null;
    const { model } = this.deployment;
    this.model = below === null ? model : model.replace('*', () => below);
  }

  /** Sends the call as it came, with top-level properties to set in the body, or to remove where undefined. */
  forward(changes: JsonObject, stream = false): Promise<BackendResponse> {
    const { operation, body } = this.#context.call;
    return this.send({ operation, body, changes, stream });
  }

  /** Sends the request of the attempt. Called once. */
  async send(sent: SentRequest): Promise<BackendResponse> {
    const { call, route, candidate, backend, registry, forwarding, limitFor } = this.#context;
    if (sent.body.kind === 'multipart' && sent.body.arriving !== undefined)
      await untilSendable(sent.body.arriving, backend, call.signal);
    const options = {
      modelId: route.model.id,
      stream: sent.stream,
      ejection: route.settings.ejection,
      projectId: call.principal?.projectId,
    };
    const attempt = new Attempt(candidate, registry, options, performance.now());
    this.#attempt = attempt;
    const limit = limitFor?.(sent) ?? null;
    this.limit = limit;
    if (limit !== null) attempt.onContent = () => limit.lift();
    call.attempts?.begin(candidate.state.name);
    this.#traced = call.trace?.attempt(this.deployment, modelOf(call).id);
    const request: BackendRequest = {
      operation: sent.operation,
      model: this.model,
      publicModel: shownModelOf(call),
      body: sent.body,
      changes: { ...LEFT_OUT, ...sent.changes },
      stream: sent.stream,
      requestId: call.requestId,
      usage: forwarding,
      memory: call.memory,
      signal: limit?.signal ?? call.signal,
      log: call.log,
    };
    if (sent.operation === call.operation && FORMAT_HEADERS[0] in call.parameters)
      request.formatHeaders = formatHeadersOf(call);
    if (this.#traced !== undefined) request.trace = this.#traced.headers;
    if (candidate.connections !== null) request.takeConnection = connectionTaker(candidate.connections, call);
    const response = await backend.send(request);
    if (response.kind !== 'json') this.#unread = response;
    return response;
  }

  /** Records that the attempt has a result. One whose response is streamed ends with the response. */
  succeeded(isComplete: boolean): void {
    const attempt = this.#attempt;
    const { call } = this.#context;
    if (attempt === null) return;
    if (isComplete || call.attempts === undefined) {
      attempt.end(null);
      this.#traced?.end(null);
      call.attempts?.hold(null, attempt.firstTokenMs);
    } else {
      call.attempts.hold(attempt, null);
      // A stream may be open for minutes.
      if (call.body.kind === 'json' && call.fallbacks === undefined) call.body.dropBytes();
    }
  }

  /** Records that the attempt failed, and aborts it: the rest of its response is not read. */
  failed(thrown: unknown): void {
    if (this.#attempt === null) return;
    const { call, forwarding } = this.#context;
    const error = asGatewayError(thrown);
    this.#attempt.end(error);
    call.attempts?.failedAt(this.deployment, error);
    uncountUpstreamError(forwarding, error, call.usage);
    this.#traced?.end(error.code);
    this.limit?.cancel();
    void endResponse(this.#unread).catch(() => undefined);
  }
}

/**
 * Waits for an upload that is still being received, unless the backend can stream it. A second attempt also waits,
 * because only the copy on disk can be sent again. Rejects with the error that ended the upload early.
 */
async function untilSendable(arriving: ArrivingPart, backend: Backend, signal: AbortSignal): Promise<void> {
  if (backend.streamsUploads === true && !arriving.isForwarded) return;
  await arriving.completeBody();
  signal.throwIfAborted();
}

/** Returns the client's headers of the messages format that the contract lists, such as `anthropic-beta`. */
function formatHeadersOf({ parameters }: Call): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of FORMAT_HEADERS) {
    const value = parameters[name];
    if (typeof value === 'string' && value !== '') headers[name] = value;
  }
  return headers;
}

/** Returns how a call takes connections to a backend whose connections are limited. */
function connectionTaker(queue: ConnectionQueue, { principal, attempts }: Call): TakeConnection {
  return async (signal) => {
    const wait = queue.enter(principal?.projectId ?? '', signal);
    if (wait !== null) {
      const startedMs = performance.now();
      const result = await wait;
      if (attempts !== undefined) attempts.queuedMs += performance.now() - startedMs;
      if (result === 'cancelled') throw failureOfConnection(signal.reason, signal);
      if (result !== null) throw overloaded(result.why, result.retryAfterMs);
    }
    let isTaken = true;
    return () => {
      if (isTaken) queue.leave();
      isTaken = false;
    };
  };
}

function overloaded(why: string, retryAfterMs: number): Error {
  return failure('model_overloaded', {
    internal: `max_connections of the backend is reached: ${why}`,
    isOwnLimit: true,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });
}
