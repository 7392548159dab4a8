import type { JsonObject } from '../bodies/json-body.ts';
import { FORMAT_HEADERS, modelOf, shownModelOf, type Call } from '../calls/call.ts';
import type { FailedAttempt } from '../calls/call-route.ts';
import type { Reply } from '../calls/reply.ts';
import { resetUsage, type Forwarding } from '../calls/usage.ts';
import type { BackendSettings, Catalogue, Deployment, Model } from '../catalogue/model.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import { Attempt } from '../routing/attempt.ts';
import type { Candidate } from '../routing/candidate.ts';
import { DeploymentRegistry } from '../routing/deployment-registry.ts';
import { ModelRoute } from '../routing/model-route.ts';
import { affinityOf } from './affinity-of.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { attemptInTurn, type LimitFor } from './attempts.ts';
import { awaitUpload } from './await-upload.ts';
import type { Backend, BackendResponse, BackendRequest } from './backend.ts';
import { withFirstContent } from './first-content.ts';
import type { Plan, PlanFor } from './plan.ts';

export type CreateBackend = (settings: BackendSettings) => Backend;

/** Makes what the client gets of a deployment's response. What it throws, the attempt failed with. */
export type Receive<P extends Plan, R> = (response: BackendResponse, plan: P) => Promise<R> | R;

/** How an attempt is made. */
interface AttemptSteps<P extends Plan, R> {
  planFor: PlanFor<P>;
  receive(response: BackendResponse, plan: P, limit: AttemptLimit | null): Promise<R> | R;
  /** Whether nothing more of the response will come. */
  isComplete(result: R): boolean;
  /** Told what goes upstream. */
  forwarding: Forwarding;
}

/** Sends calls to the deployments of their model, which the registry knows the state of; another one is tried when one fails. */
export class BackendRouter {
  readonly #backends = new Map<string, Backend>();
  readonly #registry: DeploymentRegistry;
  readonly #routes = new Map<string, ModelRoute>();

  /** @param registry of the process; its states outlive this router */
  constructor(catalogue: Catalogue, create: CreateBackend, registry = new DeploymentRegistry()) {
    this.#registry = registry;
    for (const settings of catalogue.backends.values()) this.#backends.set(settings.name, create(settings));
    for (const model of catalogue.models.values())
      this.#routes.set(model.id, new ModelRoute(model, registry));
  }

  /** How each model is routed now, for operators. */
  get routes(): IterableIterator<ModelRoute> {
    return this.#routes.values();
  }

  /** How the model is routed now; null for one that is not of this catalogue. */
  routeOf(modelId: string): ModelRoute | null {
    return this.#routes.get(modelId) ?? null;
  }

  /**
   * Sends the call and makes the reply. While nothing of a response has been sent to the client, other deployments are tried:
   * streams count from their first content. Throws the last deployment's failure when none succeeds.
   *
   * @param conversation the request with its stored conversation, if it is one: by it the call's session keeps its deployment
   */
  async reply<P extends Plan, R extends Reply>(
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
        const reply = await receive(response, plan);
        if (reply.kind === 'json' || limit === null) return reply;
        // A reply of the same kind, whose first content has come.
        return (await withFirstContent(reply, call.usage, limit.isSettled)) as R;
      },
    };
    return attemptInTurn(call, route, {
      make: (candidate, limitFor) => this.#attempt(call, route, candidate, withContent, limitFor),
      settle: (attempt, error) => settle(call, attempt, error),
      affinity: conversation === null ? null : affinityOf(call, route, conversation, this.#registry),
    });
  }

  /** As `reply`, with the call as it came, to a backend that speaks its format. */
  async forward<R extends Reply>(
    call: Call,
    stream: boolean,
    changes: JsonObject,
    receive: (response: BackendResponse) => Promise<R> | R,
  ): Promise<R> {
    const plan: Plan = { operation: call.operation, body: call.body, changes, stream };
    return this.reply(call, () => plan, receive);
  }

  /**
   * One of several requests that are made for a call. Another deployment is tried only when the one that failed cannot have
   * charged for it: what such a request has cost is not settled on its own.
   */
  async part<P extends Plan>(call: Call, planFor: PlanFor<P>): Promise<BackendResponse> {
    const route = this.#routeOf(modelOf(call));
    const forwarding: Forwarding = { forwarded: 0, forwardedBytes: 0 };
    const steps: AttemptSteps<P, BackendResponse> = {
      planFor,
      receive: (response) => response,
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
    await awaitUpload(plan.body, backend, call.signal);
    const options = { modelId: model.id, stream: plan.stream, ejection: settings.ejection };
    const attempt = new Attempt(candidate, this.#registry, options, performance.now());
    const limit = limitFor(plan);
    if (limit !== null) attempt.onContent = () => limit.lift();
    const { route } = call;
    route?.begin(state.name);
    const traced = call.trace?.attempt(deployment, modelOf(call).id);
    try {
      const request = requestOf(call, deployment, plan, limit?.signal ?? call.signal, steps.forwarding);
      if (traced !== undefined) request.trace = traced.headers;
      const response = await backend.send(request);
      const result = await steps.receive(response, plan, limit);
      // What arrives in pieces is over when the response is.
      if (steps.isComplete(result) || route === undefined) {
        attempt.end(null);
        traced?.end(null);
        route?.hold(null, attempt.firstTokenMs);
      } else route.hold(attempt, null);
      return result;
    } catch (thrown) {
      const error = asGatewayError(thrown);
      attempt.end(error);
      traced?.end(error.code);
      limit?.cancel();
      throw thrown;
    }
  }

  #routeOf(model: Model): ModelRoute {
    const known = this.#routes.get(model.id);
    if (known?.model === model) return known;
    // Of a catalogue that is not the router's own.
    known?.release(this.#registry);
    const route = new ModelRoute(model, this.#registry);
    this.#routes.set(model.id, route);
    return route;
  }
}

const noLimit: LimitFor = () => null;

/** Settles a failed attempt. Throws its failure when the client cannot pay for one more. */
async function settle(call: Call, attempt: FailedAttempt, error: GatewayError): Promise<void> {
  const payment = call.route?.payment ?? null;
  if (payment !== null && !(await payment.renew(attempt))) throw error;
  resetUsage(call.usage);
  noteFailed(call, attempt, error);
}

function noteFailed({ route, log }: Call, attempt: FailedAttempt, error: GatewayError): void {
  if (route !== undefined) route.failed = [...route.failed, attempt];
  log.warn({ ...attempt, cause: error.message }, 'a deployment failed, another attempt is made');
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
    // A logger of the call's own is made only for those few that log.
    get log() {
      return call.log;
    },
  };
}

/** The deployment's name of the model; of a pattern, with what the client named. */
function upstreamName({ model }: Deployment, { names }: Call): string {
  const below = names?.below ?? null;
  return below === null ? model : model.replace('*', () => below);
}

/** What the contract names of the messages format's own headers, such as `anthropic-beta`. */
function formatHeadersOf({ parameters }: Call): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of FORMAT_HEADERS) {
    const value = parameters[name];
    if (typeof value === 'string' && value !== '') headers[name] = value;
  }
  return headers;
}
