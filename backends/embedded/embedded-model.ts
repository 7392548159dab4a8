import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/contract.ts';
import type { JsonBody } from '../../bodies/json-body.ts';
import type { EngineName } from '../../engines/availability.ts';
import type { EngineHost } from '../../engines/host.ts';
import type { BackendResponse, BackendRequest } from '../backend.ts';
import { failure } from '../../errors/gateway-error.ts';

/** Answers one request with the engines of this process. */
export type Serve = (request: BackendRequest, engines: EngineHost) => Promise<BackendResponse>;

/** A model that runs inside the gateway: the engine that it needs, and what it answers by operation. */
export interface EmbeddedModel {
  engine: EngineName;
  serves: Readonly<Partial<Record<OperationId, Serve>>>;
}

/** What all answers of one request share. */
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

/** The body with the gateway's changes, of an operation whose requests are JSON. */
export function fieldsOf<Fields>({ body, changes }: BackendRequest): Fields {
  // The body passed the contract's check of the operation's requests.
  return { ...jsonBodyOf(body).value, ...changes } as Fields;
}

function jsonBodyOf(body: BackendRequest['body']): JsonBody {
  if (body.kind === 'json') return body;
  throw failure('internal_error', { internal: `a JSON operation has a body of kind ${body.kind}` });
}

export function jsonResponse(value: object): BackendResponse {
  return { kind: 'json', value: { ...value } };
}
