import type { JsonObject } from '../../bodies/json-body.ts';
import { FORMAT_HEADERS, modelOf, shownModelOf, type Call } from '../../calls/call.ts';
import type { FailedAttempt } from '../../calls/call-route.ts';
import type { Reply } from '../../calls/reply.ts';
import { resetUsage, uncountUpstreamError, type Forwarding } from '../../calls/usage.ts';
import type { BackendSettings, Catalogue, Deployment, Model } from '../../catalogue/model.ts';
import { throwUpstreamError } from '../../dialects/values/json-values.ts';
import { asGatewayError, failure, type GatewayError } from '../../errors/gateway-error.ts';
import { Attempt } from '../../routing/attempt.ts';
import type { Candidate } from '../../routing/candidate.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { affinityOf } from './affinity-of.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { attemptInTurn, type LimitFor } from './attempts.ts';
import { awaitUpload } from './await-upload.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { withFirstContent } from './first-content.ts';
import type { Plan, PlanFor } from './plan.ts';
import { connectionTaker } from './take-connection.ts';
import { upstreamName } from './upstream-name.ts';

export type CreateBackend = (settings: BackendSettings) => Backend;

/** Converts a deployment's response to the result. If it throws, the attempt has failed. */
export type Receive<P extends Plan, R> = (response: BackendResponse, plan: P) => Promise<R> | R;

/** The steps of an attempt. */
interface AttemptSteps<P extends Plan, R> {
  planFor: PlanFor<P>;
  receive(response: BackendResponse, plan: P, limit: AttemptLimit | null): Promise<R> | R;
  /** Whether the response is complete. */
  isComplete(result: R): boolean;
  /** Records what was sent upstream. */
  forwarding: Forwarding;
}

/** Sends calls to the deployments of their model, and tries another deployment when one fails. */
export class BackendRouter {
  readonly #backends = new Map<string, Backend>();
  readonly #registry: DeploymentRegistry;
  readonly #routes = new Map<string, ModelRoute>();

  /** @param registry the process's registry; it outlives this router */
  constructor(catalogue: Catalogue, create: CreateBackend, registry = new DeploymentRegistry()) {
    this.#registry = registry;
    for (const settings of catalogue.backends.values()) this.#backends.set(settings.name, create(settings));
    for (const model of catalogue.models.values())
      this.#routes.set(model.id, new ModelRoute(model, registry));
  }

  /** The routes of all models, for operators. */
  get routes(): IterableIterator<ModelRoute> {
    return this.#routes.values();
  }

  /** Returns the route of a model; null when the catalogue does not have the model. */
  routeOf(modelId: string): ModelRoute | null {
    return this.#routes.get(modelId) ?? null;
  }

  /**
   * Sends the call and creates the reply. Other deployments are tried until something has been sent to the
   * client; of a stream, that is its first content. Throws the failure of the last deployment when none
   * succeeds.
   *
   * @param conversation the request with its stored conversation, if it is a conversation; used for session
   * affinity
   */
  reply<P extends Plan, R extends Reply>(
    call: Call,
    planFor: PlanFor<P>,
    receive: Receive<P, R>,
    conversation: JsonObject | null = null,
  ): Promise<R> {
    const route = this.#routeOf(modelOf(call));
    const steps: AttemptSteps<P, R> = {
      planFor,
      receive,
      isComplete: ({ kind }) => kind === 'json',
      forwarding: call.usage,
    };
    const only = call.fallbacks === undefined ? route.only : null;
    if (only !== null) return this.#attempt(call, route, only, steps, noLimit);
    const withContent: AttemptSteps<P, R> = {
      ...steps,
      async receive(response, plan, limit) {
        const received = receive(response, plan);
        const reply = received instanceof Promise ? await received : received;
        if (reply.kind === 'json' || limit === null) return reply;
        // `withFirstContent` returns a reply of the same kind.
        return (await withFirstContent(reply, call.usage, limit.isSettled)) as R;
      },
    };
    return attemptInTurn(call, route, {
      make: (candidate, limitFor) => this.#attempt(call, route, candidate, withContent, limitFor),
      settle: (attempt, error) => settle(call, attempt, error),
      affinity: conversation === null ? null : affinityOf(call, route, conversation, this.#registry),
    });
  }

  /** Works as `reply` without translation, for a backend that speaks the call's format. */
  forward<R extends Reply>(
    call: Call,
    stream: boolean,
    changes: JsonObject,
    receive: (response: BackendResponse) => Promise<R> | R,
  ): Promise<R> {
    const plan: Plan = { operation: call.operation, body: call.body, changes, stream };
    return this.reply(call, () => plan, receive);
  }

  /**
   * Sends one of several requests of a call. Another deployment is tried only when the failed one cannot have
   * charged, because these requests are not settled one by one.
   */
  async part<P extends Plan>(call: Call, planFor: PlanFor<P>): Promise<BackendResponse> {
    const route = this.#routeOf(modelOf(call));
    const forwarding: Forwarding = { forwarded: 0, forwardedBytes: 0 };
    const steps: AttemptSteps<P, BackendResponse> = {
      planFor,
      receive(response) {
        if (response.kind === 'json') throwUpstreamError(response.value);
        return response;
      },
      isComplete: ({ kind }) => kind === 'json',
      forwarding,
    };
    try {
      const only = call.fallbacks === undefined ? route.only : null;
      if (only !== null) return await this.#attempt(call, route, only, steps, noLimit);
      return await attemptInTurn(call, route, {
        make: (candidate, limitFor) => this.#attempt(call, route, candidate, steps, limitFor),
        affinity: null,
        settle: (attempt, error) => {
          if (forwarding.forwarded > 0 && call.route?.payment) throw error;
          noteFailed(call, attempt, error);
        },
      });
    } finally {
      call.usage.forwarded += forwarding.forwarded;
      call.usage.forwardedBytes = forwarding.forwardedBytes;
    }
  }

  async close(): Promise<void> {
    for (const route of this.#routes.values()) route.release(this.#registry);
    this.#routes.clear();
    await Promise.all([...this.#backends.values()].map((backend) => backend.close()));
  }

  async #attempt<P extends Plan, R>(
    call: Call,
    { model, settings }: ModelRoute,
    candidate: Candidate,
    steps: AttemptSteps<P, R>,
    limitFor: LimitFor,
  ): Promise<R> {
    const { deployment, state } = candidate;
    const backend = this.#backends.get(deployment.backend.name);
    if (backend === undefined)
      throw failure('internal_error', { internal: `no backend ${deployment.backend.name}` });
    const plan = steps.planFor(deployment);
    const upload = awaitUpload(plan.body, backend, call.signal);
    if (upload !== null) await upload;
    const options = {
      modelId: model.id,
      stream: plan.stream,
      ejection: settings.ejection,
      projectId: call.principal?.projectId,
    };
    const attempt = new Attempt(candidate, this.#registry, options, performance.now());
    const limit = limitFor(plan);
    if (limit !== null) attempt.onContent = () => limit.lift();
    const { route } = call;
    route?.begin(state.name);
    const traced = call.trace?.attempt(deployment, modelOf(call).id);
    try {
      const request = requestOf(call, deployment, plan, limit?.signal ?? call.signal, steps.forwarding);
      if (traced !== undefined) request.trace = traced.headers;
      if (candidate.connections !== null)
        request.takeConnection = connectionTaker(candidate.connections, call);
      const response = await backend.send(request);
      const received = steps.receive(response, plan, limit);
      const result = received instanceof Promise ? await received : received;
      // An attempt whose response is streamed ends with the response.
      if (steps.isComplete(result) || route === undefined) {
        attempt.end(null);
        traced?.end(null);
        route?.hold(null, attempt.firstTokenMs);
      } else {
        route.hold(attempt, null);
        // A stream may be open for minutes.
        if (call.body.kind === 'json' && call.fallbacks === undefined) call.body.dropBytes();
      }
      return result;
    } catch (thrown) {
      const error = asGatewayError(thrown);
      attempt.end(error);
      route?.failedAt(deployment, error);
      uncountUpstreamError(steps.forwarding, error, call.usage);
      traced?.end(error.code);
      limit?.cancel();
      throw thrown;
    }
  }

  #routeOf(model: Model): ModelRoute {
    const known = this.#routes.get(model.id);
    if (known?.model === model) return known;
    // The model is from another catalogue than the router's.
    known?.release(this.#registry);
    const route = new ModelRoute(model, this.#registry);
    this.#routes.set(model.id, route);
    return route;
  }
}

const noLimit: LimitFor = () => null;

/** Settles a failed attempt. Throws its failure when the budget does not allow another one. */
async function settle(call: Call, attempt: FailedAttempt, error: GatewayError): Promise<void> {
  const payment = call.route?.payment ?? null;
  if (payment !== null && !(await payment.renew(attempt))) throw error;
  resetUsage(call.usage);
  noteFailed(call, attempt, error);
}

function noteFailed({ route, log }: Call, attempt: FailedAttempt, error: GatewayError): void {
  if (route !== undefined) route.failed = [...route.failed, attempt];
  log.warn({ ...attempt, cause: error.message }, 'a deployment failed; another attempt follows');
}

function requestOf(
  call: Call,
  deployment: Deployment,
  plan: Plan,
  signal: AbortSignal,
  usage: Forwarding,
): BackendRequest {
  return {
    operation: plan.operation,
    model: upstreamName(deployment, call),
    publicModel: shownModelOf(call),
    body: plan.body,
    changes: { guardrails: undefined, ...plan.changes },
    stream: plan.stream,
    requestId: call.requestId,
    formatHeaders: plan.operation === call.operation ? formatHeadersOf(call) : {},
    usage,
    memory: call.memory,
    signal,
    log: call.log,
  };
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
