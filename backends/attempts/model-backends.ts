import type { JsonObject } from '../../bodies/json-body.ts';
import { modelOf, type Call } from '../../calls/call.ts';
import type { FailedAttempt } from '../../calls/call-attempts.ts';
import type { Reply } from '../../calls/reply.ts';
import { resetUsage, type Forwarding } from '../../calls/usage.ts';
import type { BackendSettings, Catalogue, Deployment, Model } from '../../catalogue/model.ts';
import { throwUpstreamError } from '../../dialects/values/json-values.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { Candidate } from '../../routing/candidate.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import type { Backend, BackendResponse, SentRequest } from '../backend.ts';
import { affinityOf } from './affinity-of.ts';
import { attemptInTurn } from './attempts.ts';
import { DeploymentAttempt, type LimitFor } from './deployment-attempt.ts';
import { withFirstContent } from './first-content.ts';

type JsonResponse = Extract<BackendResponse, { kind: 'json' }>;

export type CreateBackend = (settings: BackendSettings) => Backend;

/** Makes one attempt: sends a request to its deployment, and reads the response. If it throws, the attempt has failed. */
export type MakeAttempt<Result> = (attempt: DeploymentAttempt) => Promise<Result>;

/** Sends calls to the deployments of their model, and tries another deployment when one fails. */
export class ModelBackends {
  readonly #backends = new Map<string, Backend>();
  readonly #registry: DeploymentRegistry;
  readonly #routes = new Map<string, ModelRoute>();

  /** @param registry the process's registry; it outlives this object */
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
  async reply<R extends Reply>(
    call: Call,
    make: MakeAttempt<R>,
    conversation: JsonObject | null = null,
  ): Promise<R> {
    const route = this.#routeOf(modelOf(call));
    const { only } = route;
    if (only !== null && call.fallbacks === undefined)
      return this.#attempt(call, route, only, call.usage, null, make);
    const makeWithContent: MakeAttempt<R> = async (attempt) => {
      const reply = await make(attempt);
      if (reply.kind === 'json' || attempt.limit === null) return reply;
      // `withFirstContent` returns a reply of the same kind.
      return (await withFirstContent(reply, call.usage, attempt.limit.isSettled)) as R;
    };
    return attemptInTurn(call, route, {
      make: (candidate, limitFor) =>
        this.#attempt(call, route, candidate, call.usage, limitFor, makeWithContent),
      settle: (failed, error) => settle(call, failed, error),
      affinity: conversation === null ? null : affinityOf(call, route, conversation, this.#registry),
    });
  }

  /**
   * Sends one of several requests of a call, and returns the JSON response. Another deployment is tried only when the failed one cannot have
   * charged, because these requests are not settled one by one.
   */
  async part(call: Call, requestFor: (deployment: Deployment) => SentRequest): Promise<JsonResponse> {
    const route = this.#routeOf(modelOf(call));
    const forwarding: Forwarding = { forwarded: 0, forwardedBytes: 0 };
    const make: MakeAttempt<JsonResponse> = async (attempt) => {
      const response = await attempt.send(requestFor(attempt.deployment));
      if (response.kind !== 'json')
        throw failure('bad_gateway', { internal: `the upstream sent ${response.kind} instead of JSON` });
      throwUpstreamError(response.value);
      return response;
    };
    try {
      const only = call.fallbacks === undefined ? route.only : null;
      if (only !== null) return await this.#attempt(call, route, only, forwarding, null, make);
      return await attemptInTurn(call, route, {
        make: (candidate, limitFor) => this.#attempt(call, route, candidate, forwarding, limitFor, make),
        affinity: null,
        settle: (failed, error) => {
          if (forwarding.forwarded > 0 && call.attempts?.payment) throw error;
          noteFailed(call, failed, error);
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

  async #attempt<R extends { kind: string }>(
    call: Call,
    route: ModelRoute,
    candidate: Candidate,
    forwarding: Forwarding,
    limitFor: LimitFor | null,
    make: MakeAttempt<R>,
  ): Promise<R> {
    const { name } = candidate.deployment.backend;
    const backend = this.#backends.get(name);
    if (backend === undefined) throw failure('internal_error', { internal: `no backend ${name}` });
    const registry = this.#registry;
    const context = { call, route, candidate, backend, registry, forwarding, limitFor };
    const attempt = new DeploymentAttempt(context);
    try {
      const result = await make(attempt);
      attempt.succeeded(result.kind === 'json');
      return result;
    } catch (thrown) {
      attempt.failed(thrown);
      throw thrown;
    }
  }

  #routeOf(model: Model): ModelRoute {
    const known = this.#routes.get(model.id);
    if (known?.model === model) return known;
    // The model is from another catalogue.
    known?.release(this.#registry);
    const route = new ModelRoute(model, this.#registry);
    this.#routes.set(model.id, route);
    return route;
  }
}

/** Settles a failed attempt. Throws its failure when the budget does not allow another one. */
async function settle(call: Call, attempt: FailedAttempt, error: GatewayError): Promise<void> {
  const payment = call.attempts?.payment ?? null;
  if (payment !== null && !(await payment.renew(attempt))) throw error;
  resetUsage(call.usage);
  noteFailed(call, attempt, error);
}

function noteFailed({ attempts, log }: Call, attempt: FailedAttempt, error: GatewayError): void {
  if (attempts !== undefined) attempts.failed = [...attempts.failed, attempt];
  log.warn({ ...attempt, cause: error.message }, 'a deployment failed; another attempt follows');
}
