import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Format } from '../../dialects/dialect.ts';
import { inputItems, itemReferences } from '../../dialects/responses-to-chat/items.ts';
import { refuseUnsupported } from '../../dialects/fields/unsupported-fields.ts';
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestMedia } from '../../scripts/test-bed/contract-document.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exampleFields, exampleRequest } from '../../scripts/test-bed/requests.ts';
import { validValues } from '../support/schemas/arbitraries.ts';
import { invalidBodies } from '../support/schemas/invalid-bodies.ts';

/** The same bodies in every run, so that a failure in CI can be reproduced. */
const SEED = 20_261_121;
const RUNS = 60;
/** The width of the upstream's vectors. */
const UPSTREAM_DIMENSIONS = 3;

const jsonOperations = operations
  .map(({ operationId }) => operationId)
  .filter((operationId) => requestMedia(operationId)?.mediaType === 'application/json');

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterAll(() => world.close());

describe.each(jsonOperations)('%s', (operationId) => {
  const schema = requestMedia(operationId)?.schema ?? {};
  const post = (fields: unknown) => {
    const body = JSON.stringify(fields);
    const headers = { 'content-length': String(Buffer.byteLength(body)) };
    return send(world.address, { ...exampleRequest(operationId, { key: world.keys.full, headers }), body });
  };

  test('accepts every body that its schema allows, except what no backend supports', async () => {
    const { model } = exampleFields(operationId);
    const bodies = validValues(schema).map((body) => ({ ...(body as object), ...ofThisWorld, model }));
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        fc.pre(itemReferences(inputItems(body)).length === 0);
        const response = await post(body);
        const status = isUnsupported(operationId, body) ? 400 : 200;
        expect({ status: response.status, text: response.status === status ? '' : response.text }).toEqual({
          status,
          text: '',
        });
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    world.settle();
  });

  test('refuses each single error, and names the parameter', async () => {
    const faults = invalidBodies(schema, exampleFields(operationId));
    expect(faults.length).toBeGreaterThan(5);
    const problems: string[] = [];
    for (const { label, body, status } of faults) {
      const response = await post(body);
      const [name = ''] = label.split(/[.:]/, 1);
      if (response.status !== status)
        problems.push(`${label}: ${response.status} ${response.text.slice(0, 200)}`);
      else if (!JSON.stringify(jsonOf(response)).includes(name))
        problems.push(`${label}: not named in ${response.text}`);
    }
    expect(problems).toEqual([]);
    world.settle();
  });
});

const FORMAT_OF: Partial<Record<OperationId, Format>> = {
  createChatCompletion: 'chat',
  createMessage: 'messages',
  countMessageTokens: 'messages',
  createResponse: 'responses',
};

/** Whether a body has a field from docs/unsupported-fields.md. */
function isUnsupported(operationId: OperationId, body: object): boolean {
  // The upstream of the tests ignores `dimensions`, as some servers do.
  if (operationId === 'createEmbedding' && 'dimensions' in body)
    return body.dimensions !== null && body.dimensions !== UPSTREAM_DIMENSIONS;
  const format = FORMAT_OF[operationId];
  if (format === undefined) return false;
  try {
    refuseUnsupported(format, { ...body });
    return false;
  } catch {
    return true;
  }
}

/** Members that refer to results of other requests, as item references do. */
const ofThisWorld = { guardrails: null, previous_response_id: null, conversation: null };
