import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { capabilities } from '../../../catalogue/model.ts';
import { jsonOf, type TestAnswer, type TestRequest } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { BODY_LIMIT_BYTES, STALL_MS } from '../../../scripts/test-bed/gateway.ts';
import { BOUNDARY, MULTIPART_TYPE, multipartBody } from '../../../scripts/test-bed/multipart.ts';
import { exchangeBytes, isCompleteResponse } from '../raw-socket.ts';
import { exampleRequest } from '../../../scripts/test-bed/requests.ts';
import { modelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import { responds, type Scenario, type ScenarioWorld } from './scenario.ts';

const isMultipart = (operationId: OperationId) => 'multipart/form-data' in operationRow(operationId).request;
const hasBody = (operationId: OperationId) => Object.keys(operationRow(operationId).request).length > 0;

/** 400: bodies that cannot be parsed, and bodies that are invalid. */
export function badRequests(operationId: OperationId): Scenario[] {
  const { gateway } = operationRow(operationId);
  return [
    responds(400, 'in plain text to a header of 16 KB', (world) =>
      world.call({ headers: { 'x-long': 'x'.repeat(16_384) } }),
    ),
    ...(hasBody(operationId) ? unparsable(operationId) : []),
    ...(gateway.capability === null ? [] : [wrongKind(operationId)]),
  ];
}

function unparsable(operationId: OperationId): Scenario[] {
  const text = 'failed to parse route metadata from request body';
  const refused = (promise: string, body: string, contentType?: string): Scenario =>
    responds(
      400,
      `in plain text to ${promise}`,
      (world) => world.send(withBody(operationId, world, body, contentType)),
      (response) => expect(response.text.startsWith(text)).toBe(true),
    );
  if (!isMultipart(operationId))
    return [refused('broken JSON', '{"model": '), refused('JSON that is no object', '[1]')];
  const cutOff = multipartBody([['model', 'acme/chat']])
    .toString()
    .slice(0, -8 - BOUNDARY.length);
  return [
    refused('multipart without a boundary', '--x--', 'multipart/form-data'),
    refused('multipart that was cut off', cutOff),
  ];
}

function withBody(
  operationId: OperationId,
  world: ScenarioWorld,
  body: string,
  contentType?: string,
): TestRequest {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
  return {
    ...request,
    body,
    headers: contentType === undefined ? headers : { ...headers, 'content-type': contentType },
  };
}

/** 422: a model of another kind than the operation's. */
function wrongKind(operationId: OperationId): Scenario {
  const own = operationRow(operationId).gateway.capability;
  const other = capabilities.find((capability) => capability !== own) ?? 'chat';
  return responds(
    400,
    'in the model error shape to a model of another kind',
    (world) => world.call({ model: modelFor(other) }),
    (response) =>
      expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error', param: 'model' } }),
  );
}

/** 408: the client stalls in its headers, or in its body. */
export function stalls(operationId: OperationId): Scenario[] {
  const { method, path } = exampleRequest(operationId);
  const head = `${method} ${path} HTTP/1.1\r\nhost: gateway\r\n`;
  const stalled = (promise: string, pieces: (world: ScenarioWorld) => string[]): Scenario => ({
    promise,
    async run(world) {
      const received = await exchangeBytes(world.address, pieces(world));
      expect(received.split('\r\n', 1)[0]).toBe('HTTP/1.1 408 Request Timeout');
    },
  });
  const inHead = stalled(`after ${STALL_MS} ms without progress in the headers`, () => [head]);
  if (!hasBody(operationId)) return [inHead];
  const type = isMultipart(operationId) ? MULTIPART_TYPE : 'application/json';
  const rest = (key: string) =>
    `authorization: Bearer ${key}\r\ncontent-type: ${type}\r\ncontent-length: 500\r\n\r\n`;
  const inBody = stalled('after as long in the body', (world) => [head + rest(world.keys.full), '{"model":']);
  return [inHead, inBody];
}

/** 413: by the declared length and by the counted length. */
export function tooLarge(operationId: OperationId): Scenario[] {
  const declared: Scenario = {
    promise: 'to a declared length over the limit',
    async run(world) {
      const { method, path, headers } = exampleRequest(operationId, { key: world.keys.full });
      const lines = Object.entries({
        ...headers,
        host: 'gateway',
        'content-length': String(BODY_LIMIT_BYTES + 1),
      });
      const head = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
      const received = await exchangeBytes(
        world.address,
        [`${method} ${path} HTTP/1.1\r\n${head}\r\n`],
        isCompleteResponse,
      );
      expect(received).toMatch(/^HTTP\/1\.1 413 /);
    },
  };
  if (!hasBody(operationId)) return [declared];
  const counted: Scenario = {
    promise: 'to a body that continues over the limit',
    async run(world) {
      const { method, path, headers } = exampleRequest(operationId, { key: world.keys.full });
      const type = String(headers['content-type']);
      const head = `${method} ${path} HTTP/1.1\r\nhost: gateway\r\nauthorization: Bearer ${world.keys.full}\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
      const pieces = [head, ...chunksOver(BODY_LIMIT_BYTES, operationRow(operationId).binaryParts[0])];
      expect(await exchangeBytes(world.address, pieces, isCompleteResponse)).toMatch(/^HTTP\/1\.1 413 /);
    },
  };
  return [declared, counted];
}

function* chunksOver(limitBytes: number, filePart: string | undefined): Iterable<string | Uint8Array> {
  const open = filePart
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${filePart}"; filename="big"\r\n\r\n`
    : '{"model":"acme/chat","messages":"';
  yield `${open.length.toString(16)}\r\n${open}\r\n`;
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  for (let sent = 0; sent <= limitBytes; sent += chunk.length) {
    yield `${chunk.length.toString(16)}\r\n`;
    yield chunk;
    yield '\r\n';
  }
}

/** 415: a body of another media type, or without one. */
export function wrongMediaTypes(operationId: OperationId): Scenario[] {
  const other = isMultipart(operationId) ? 'application/json' : 'text/plain';
  const shape = (response: TestAnswer) =>
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error' } });
  return [
    responds(415, `to ${other}`, (world) => world.call({ headers: { 'content-type': other } }), shape),
    responds(
      415,
      'to a body without a media type',
      (world) => {
        const { 'content-type': _type, ...headers } = exampleRequest(operationId, {
          key: world.keys.full,
        }).headers;
        return world.send({ ...exampleRequest(operationId), headers });
      },
      shape,
    ),
  ];
}

/** 422: the parameters that the gateway itself reads. */
export function invalidParameters(operationId: OperationId): Scenario[] {
  const named = (name: string) => (response: TestAnswer) =>
    expect(jsonOf(response)).toMatchObject({
      detail: { error_type: 'validation_error', details: { parameter: name } },
    });
  const { gateway, path, parameters } = operationRow(operationId);
  if (gateway.model === 'body.model') {
    return [
      responds(422, 'to an empty model', (world) => world.call({ model: '' }), named('model')),
      responds(
        422,
        'to a missing model',
        (world) => world.call({ fields: { model: undefined } }),
        named('model'),
      ),
    ];
  }
  if (path.includes('{file_id}')) {
    return [
      responds(
        422,
        'to a file id that is not a UUID',
        (world) => world.call({ path: { file_id: 'not-a-uuid' } }),
        named('file_id'),
      ),
    ];
  }
  if (parameters === null || path.includes('{')) return [];
  return [responds(422, 'to a limit of none', (world) => world.call({ query: '?limit=0' }), named('limit'))];
}
