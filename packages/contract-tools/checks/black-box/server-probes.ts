import type { OperationRow } from '../../../../contract/operation.ts';
import { exampleRequest } from './example-requests.ts';
import type { Probe } from './probe.ts';
import type { Session } from './session.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What any HTTP request can meet outside of the operations. */
export function serverProbes(session: Session): Probe[] {
  const { operations } = session.contract;
  return [
    ...['/v1', '/v2/models', '/v1/chat/completions/'].map((target): Probe => ({
      operationId: null,
      name: `unknown path ${target}`,
      request: () => ({ method: 'GET', target, headers: {} }),
      expected: { status: 404, mediaType: 'text/plain' },
    })),
    ...wrongMethods(operations),
    ...preflights(operations),
    ...malformed(),
    ...(session.slow ? [stalledHead()] : []),
  ];
}

/** Sends a part of a body and waits for the timeout of the contract. */
export function stalledBody(operation: OperationRow<string>): Probe {
  return {
    operationId: operation.operationId,
    name: 'with a body that stalls',
    request: (session) => {
      const { body: _unsent, ...head } = exampleRequest(session, operation);
      return { ...head, headers: { ...head.headers, 'content-length': '500' } };
    },
    expected: { status: 408, mediaType: 'text/plain' },
  };
}

function wrongMethods(operations: readonly OperationRow<string>[]): Probe[] {
  const paths = new Map(operations.map((operation) => [operation.path, operation]));
  return [...paths].map(([path, operation]): Probe => {
    const known = operations.filter((one) => one.path === path).map((one) => one.method.toUpperCase());
    const method = METHODS.find((one) => !known.includes(one)) ?? 'PUT';
    return {
      operationId: null,
      name: `${method} ${path}, a method that the path does not have`,
      request: (session) => ({ method, target: exampleRequest(session, operation).target, headers: {} }),
      expected: { status: 405 },
    };
  });
}

function preflights(operations: readonly OperationRow<string>[]): Probe[] {
  return operations
    .filter(({ gateway }) => gateway.cors)
    .map((operation): Probe => ({
      operationId: null,
      name: `preflight of ${operation.path}`,
      request: (session) => ({
        method: 'OPTIONS',
        target: exampleRequest(session, operation).target,
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': operation.method.toUpperCase(),
        },
      }),
      expected: { status: 204 },
    }));
}

function malformed(): Probe[] {
  const head = 'GET /v1/models HTTP/1.1\r\nhost: check\r\n';
  const sent = {
    'bytes that are not HTTP': 'HELLO\r\n\r\n',
    'a header without a name': `${head}: x\r\n\r\n`,
  };
  return Object.entries(sent).map(([name, bytes]): Probe => ({
    operationId: null,
    name,
    request: () => ({ bytes, request: null, patienceMs: 15_000 }),
    expected: { status: 400, mediaType: 'text/plain' },
  }));
}

function stalledHead(): Probe {
  return {
    operationId: null,
    name: 'headers that stall',
    request: () => ({ bytes: 'GET /v1/models HTTP/1.1\r\nhost: check\r\n', request: null }),
    expected: { status: 408, mediaType: 'text/plain' },
  };
}
