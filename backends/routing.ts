import type { JsonObject } from '../bodies/json-body.ts';
import { FORMAT_HEADERS, modelOf, type Call, type RequestBody } from '../calls/call.ts';
import type { OperationRow } from '../calls/operation.ts';
import type { BackendSettings, Catalogue, Deployment } from '../catalogue/model.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
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

/** Failures of one deployment that another one may not have. */
const TRIED_ELSEWHERE = new Set<GatewayError['code']>(['bad_gateway', 'model_overloaded']);

/** Sends calls to the deployments of their model, in the operator's order; the next one is tried when one fails. */
export class BackendRouter {
  readonly #backends = new Map<string, Backend>();

  constructor(catalogue: Catalogue, create: CreateBackend) {
    for (const settings of catalogue.backends.values()) this.#backends.set(settings.name, create(settings));
  }

  /** The call as it came, to a backend that speaks its format. Throws the last deployment's failure when none answers. */
  async send(call: Call, stream: boolean, changes: JsonObject = {}): Promise<BackendAnswer> {
    const plan: Plan = { operation: call.operation, body: call.body, changes, stream };
    return (await this.sendPlanned(call, () => plan)).answer;
  }

  /** As `send`, with what each deployment is to be asked in its own format. */
  async sendPlanned<P extends Plan>(
    call: Call,
    planFor: (deployment: Deployment) => P,
  ): Promise<{ answer: BackendAnswer; plan: P }> {
    const model = modelOf(call);
    let last: GatewayError | null = null;
    for (const deployment of model.deployments) {
      const backend = this.#backends.get(deployment.backend.name);
      if (backend === undefined)
        throw failure('internal_error', { internal: `no backend ${deployment.backend.name}` });
      const plan = planFor(deployment);
      try {
        await awaitUpload(plan.body, backend, call.signal);
        const answer = await backend.send({
          operation: plan.operation,
          model: deployment.model,
          publicModel: model.id,
          body: plan.body,
          changes: { guardrails: undefined, ...plan.changes },
          stream: plan.stream,
          requestId: call.requestId,
          formatHeaders: plan.operation === call.operation ? formatHeadersOf(call) : {},
          usage: call.usage,
          signal: call.signal,
          // A logger of the call's own is made only for those few that log.
          get log() {
            return call.log;
          },
        });
        return { answer, plan };
      } catch (error) {
        last = asGatewayError(error);
        if (!TRIED_ELSEWHERE.has(last.code) || call.signal.aborted) throw last;
        call.log.warn(
          { backend: deployment.backend.name, error: last.code, cause: last.message },
          'a deployment failed',
        );
      }
    }
    throw last ?? failure('bad_gateway', { internal: `model ${model.id} has no deployment` });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#backends.values()].map((backend) => backend.close()));
  }
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
