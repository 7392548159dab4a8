import type { JsonObject } from '../bodies/json-body.ts';
import { FORMAT_HEADERS, modelOf, type Call, type RequestBody } from '../calls/call.ts';
import type { OperationRow } from '../calls/operation.ts';
import type { BackendSettings, Catalogue, Deployment, Model } from '../catalogue/model.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import { Attempt } from '../routing/attempt.ts';
import type { Candidate } from '../routing/candidate.ts';
import { DeploymentRegistry } from '../routing/deployment-registry.ts';
import { isRetryable } from '../routing/fault.ts';
import { ModelRoute } from '../routing/model-route.ts';
import { awaitUpload } from './await-upload.ts';
import type { Backend, BackendAnswer } from './backend.ts';

export type CreateBackend = (settings: BackendSettings) => Backend;

/** What one deployment is asked. */
export interface Plan {
  operation: OperationRow;
  body: RequestBody;
  /** Top-level properties to set in the body, or to take out where undefined. */
  changes: JsonObject;
  stream: boolean;
}

type PlanFor<P extends Plan> = (deployment: Deployment) => P;

const NONE_TRIED: readonly Candidate[] = [];

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

  /** The call as it came, to a backend that speaks its format. Throws the last deployment's failure when none answers. */
  async send(call: Call, stream: boolean, changes: JsonObject = {}): Promise<BackendAnswer> {
    const plan: Plan = { operation: call.operation, body: call.body, changes, stream };
    return (await this.sendPlanned(call, () => plan)).answer;
  }

  /** As `send`, with what each deployment is to be asked in its own format. */
  async sendPlanned<P extends Plan>(
    call: Call,
    planFor: PlanFor<P>,
  ): Promise<{ answer: BackendAnswer; plan: P }> {
    const route = this.#routeOf(modelOf(call));
    let tried = NONE_TRIED;
    let last: GatewayError | null = null;
    for (let number = 1; ; number += 1) {
      const candidate = pick(route, tried, call, last);
      try {
        return await this.#attempt(call, route, candidate, planFor);
      } catch (thrown) {
        const error = asGatewayError(thrown);
        last = error;
        const { name: deployment } = candidate.state;
        tried = [...tried, candidate];
        const isLast = number >= route.settings.maxAttempts || tried.length === route.candidates.length;
        if (!isRetryable(error) || call.signal.aborted || isLast) throw error;
        call.route?.noteFailed({ deployment, code: error.code });
        call.log.warn({ deployment, error: error.code, cause: error.message }, 'a deployment failed');
      }
    }
  }

  async close(): Promise<void> {
    for (const route of this.#routes.values()) route.release(this.#registry);
    this.#routes.clear();
    await Promise.all([...this.#backends.values()].map((backend) => backend.close()));
  }

  async #attempt<P extends Plan>(
    call: Call,
    { model, settings }: ModelRoute,
    candidate: Candidate,
    planFor: PlanFor<P>,
  ): Promise<{ answer: BackendAnswer; plan: P }> {
    const { deployment, state } = candidate;
    const backend = this.#backends.get(deployment.backend.name);
    if (backend === undefined)
      throw failure('internal_error', { internal: `no backend ${deployment.backend.name}` });
    const plan = planFor(deployment);
    await awaitUpload(plan.body, backend, call.signal);
    const options = { modelId: model.id, stream: plan.stream, ejection: settings.ejection };
    const attempt = new Attempt(candidate, this.#registry, options, performance.now());
    call.route?.begin(state.name);
    try {
      const answer = await sendTo(backend, deployment, plan, call);
      attempt.answered();
      if (answer.kind === 'json' || call.route === undefined) attempt.end(null);
      else call.route.hold(attempt);
      if (call.route !== undefined) call.route.firstTokenMs = attempt.firstTokenMs;
      return { answer, plan };
    } catch (thrown) {
      attempt.end(asGatewayError(thrown));
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

/** Throws the failure of the attempt before, or else `model_overloaded`, when no deployment may be used now. */
function pick(
  route: ModelRoute,
  tried: readonly Candidate[],
  call: Call,
  last: GatewayError | null,
): Candidate {
  if (route.only !== null) return route.only;
  const picked = route.pick(tried, call.body.value['stream'] === true, performance.now());
  if (picked.kind === 'candidate') return picked.candidate;
  if (last !== null) throw last;
  switch (picked.kind) {
    case 'full':
      throw overloaded(route, 'all deployments have as many requests in flight as they may', 1_000);
    case 'unavailable':
      throw overloaded(route, 'all deployments are ejected', picked.retryAfterMs);
    case 'exhausted':
      throw failure('bad_gateway', { internal: `model ${route.model.id} has no deployment` });
  }
}

function overloaded({ model }: ModelRoute, why: string, retryAfterMs: number): GatewayError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return failure('model_overloaded', {
    internal: `${model.id}: ${why}`,
    headers: { 'retry-after': String(seconds) },
  });
}

function sendTo(backend: Backend, deployment: Deployment, plan: Plan, call: Call): Promise<BackendAnswer> {
  return backend.send({
    operation: plan.operation,
    model: deployment.model,
    publicModel: modelOf(call).id,
    body: plan.body,
    changes: { guardrails: undefined, ...plan.changes },
    stream: plan.stream,
    requestId: call.requestId,
    formatHeaders: plan.operation === call.operation ? formatHeadersOf(call) : {},
    usage: call.usage,
    memory: call.memory,
    signal: call.signal,
    // A logger of the call's own is made only for those few that log.
    get log() {
      return call.log;
    },
  });
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
