import { expect, test } from '@jest/globals';
import type { Backend, BackendRequest } from '../../backends/backend.ts';
import { asGatewayError, type GatewayError } from '../../errors/gateway-error.ts';
import type { JsonResponse, JsonServer } from './json-server.ts';

export interface BackendUnderTest {
  server: JsonServer;
  backend: Backend;
}

/** The JSON of a response. */
export async function valueOf(backend: Backend, request: BackendRequest): Promise<Record<string, unknown>> {
  const response = await backend.send(request);
  if (response.kind !== 'json') throw new Error(`an answer of ${response.kind}`);
  return response.value;
}

export async function failureOf(backend: Backend, request: BackendRequest): Promise<GatewayError> {
  return backend.send(request).then(
    () => Promise.reject(new Error('it answered')),
    (thrown: unknown) => asGatewayError(thrown),
  );
}

/** What no backend may get past the gateway, whatever its kind. */
export const misbehaviours: readonly [name: string, answer: JsonResponse, code: GatewayError['code']][] = [
  ['an error of its own', { status: 500, body: { error: 'at /srv/models' } }, 'bad_gateway'],
  ['a refusal of the gateway’s key', { status: 401, body: { message: 'invalid api token' } }, 'bad_gateway'],
  ['an error under status 200', { body: { error: { message: 'out of memory' } } }, 'bad_gateway'],
  ['no JSON', { body: '<html>' }, 'bad_gateway'],
  ['an empty body', { body: '' }, 'bad_gateway'],
  ['an object of something else', { body: { hello: 'world' } }, 'bad_gateway'],
  ['a list of something else', { body: ['hello'] }, 'bad_gateway'],
  ['null', { body: null }, 'bad_gateway'],
  ['that it is overloaded', { status: 429, body: {}, headers: { 'retry-after': '7' } }, 'model_overloaded'],
  ['that it is not ready', { status: 503, body: {} }, 'model_overloaded'],
];

/** One test per misbehaviour and request. */
export function refusesMisbehaviour(
  under: () => BackendUnderTest,
  requests: Readonly<Record<string, () => BackendRequest>>,
): void {
  for (const [operation, request] of Object.entries(requests)) {
    test.each(misbehaviours)(
      `${operation}: %s is a failure of the gateway’s own`,
      async (_name, response, code) => {
        const { server, backend } = under();
        server.answering = () => response;
        const failed = await failureOf(backend, request());
        expect(failed.code).toBe(code);
        expect(failed.publicMessage).not.toMatch(/srv|token|memory/);
      },
    );
  }
}
