import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../generated/contract.ts';
import type { JsonBody } from '../../../bodies/json-body.ts';
import type { EngineName } from '../../../packages/engines/availability.ts';
import type { EngineHost } from '../../../packages/engines/index.ts';
import type { BackendResponse, BackendRequest } from '../../backend.ts';
import { failure } from '../../../errors/gateway-error.ts';

/** Serves one request with the engines of this process. */
export type Serve = (request: BackendRequest, engines: EngineHost) => Promise<BackendResponse>;

/** A model that runs inside the gateway: the engine that it needs, and its functions by operation. */
export interface EmbeddedModel {
  engine: EngineName;
  serves: Readonly<Partial<Record<OperationId, Serve>>>;
}

/** Returns the members that identify a response. */
export function identityOf(
  prefix: string,
  request: BackendRequest,
): { id: string; created: number; model: string } {
  return {
    id: `${prefix}-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.publicModel,
  };
}

/** Returns the JSON body with the gateway's changes. */
export function fieldsOf<Fields>({ body, changes }: BackendRequest): Fields {
  // The body was validated against the operation's schema.
  return { ...jsonBodyOf(body).value, ...changes } as Fields;
}

function jsonBodyOf(body: BackendRequest['body']): JsonBody {
  if (body.kind === 'json') return body;
  throw failure('internal_error', { internal: `a JSON operation has a body of kind ${body.kind}` });
}

export function jsonResponse(value: object): BackendResponse {
  return { kind: 'json', value: { ...value } };
}
