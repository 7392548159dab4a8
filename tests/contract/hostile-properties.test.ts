import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { jsonOf, send, type TestAnswer, type TestRequest } from '../../scripts/test-bed/client.ts';
import { operationRow, requestMedia } from '../../scripts/test-bed/contract-document.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from '../../scripts/test-bed/multipart.ts';
import { exampleFields, exampleParts, exampleRequest } from '../../scripts/test-bed/requests.ts';
import { bodyProperties, HOSTILE_MEMBERS, HOSTILE_TEXTS, parametersOf } from './hostile-properties.ts';

const ids = operations.map(({ operationId }) => operationId);
const withMedia = (wanted: string): OperationId[] =>
  ids.filter((id) => requestMedia(id)?.mediaType === wanted);

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
// The recorder holds each response to the contract.
afterEach(() => world.settle());
afterAll(() => world.close());

function withBody(request: TestRequest, body: string | Buffer, contentType: string): Promise<TestAnswer> {
  const headers = {
    ...request.headers,
    'content-type': contentType,
    'content-length': String(Buffer.byteLength(body)),
  };
  return send(world.address, { ...request, headers, body });
}

function expectRefusal(response: TestAnswer, name: string): void {
  const { error, detail } = jsonOf(response) as {
    error?: { param: string };
    detail?: { details: { parameter: string } };
  };
  const param = error?.param ?? detail?.details.parameter ?? '';
  expect([400, 422]).toContain(response.status);
  // Some rules hold for several properties together.
  if (param !== '') expect(param.slice(0, name.length)).toBe(name);
  expect(world.upstream.requests).toEqual([]);
}

describe.each(withMedia('application/json'))('%s', (operationId) => {
  test.each(bodyProperties(operationId).map(([name]) => name))(
    'refuses each hostile value of %s that the contract refuses, and survives all others',
    async (name) => {
      const validator = requestValidators[operationRow(operationId).request['application/json'] ?? ''];
      const request = exampleRequest(operationId, { key: world.keys.full });
      for (const [what, value] of Object.entries(HOSTILE_MEMBERS)) {
        const body = { ...exampleFields(operationId), [name]: value };
        const isValid = validator?.(body) === true;
        const response = await withBody(request, JSON.stringify(body), 'application/json');
        try {
          if (isValid || name === 'model') expect(response.status).toBeLessThan(500);
          else expectRefusal(response, name);
        } catch (error) {
          throw new Error(`${what}: ${response.status} ${response.text.slice(0, 500)}`, { cause: error });
        }
        world.settle();
      }
    },
  );
});

describe.each(withMedia('multipart/form-data'))('the form of %s', (operationId) => {
  const { binaryParts } = operationRow(operationId);
  const fields = bodyProperties(operationId).filter(([name]) => !binaryParts.includes(name));

  test.each(fields.map(([name]) => name))('survives each hostile text of %s', async (name) => {
    const request = exampleRequest(operationId, { key: world.keys.full });
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      const others = exampleParts(operationId).filter(([other]) => other !== name);
      const part: Part = [name, text];
      const response = await withBody(request, multipartBody([part, ...others]), MULTIPART_TYPE);
      expect([what, response.status < 500]).toEqual([what, true]);
      world.settle();
    }
  });
});

describe.each(ids.filter((id) => parametersOf(id).length > 0))('%s', (operationId) => {
  test.each(parametersOf(operationId).map((one) => [one.name, one.in] as const))(
    'survives each hostile text of its parameter %s',
    async (name, place) => {
      for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
        // No client can send others in a header.
        if (place === 'header' && /[^\x20-\x7e]/.test(text)) continue;
        const encoded = encodeURIComponent(text.slice(0, 1_000));
        const request = exampleRequest(operationId, {
          key: world.keys.full,
          ...(place === 'query' ? { query: `?${name}=${encoded}` } : {}),
          ...(place === 'path' ? { path: { [name]: encoded } } : {}),
          ...(place === 'header' ? { headers: { [name]: text } } : {}),
        });
        const response = await send(world.address, request);
        expect([what, response.status < 500]).toEqual([what, true]);
        world.settle();
      }
    },
  );
});
