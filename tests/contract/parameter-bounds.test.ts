import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { operationsOf, readContract } from '../../packages/contract-tools/reading/contract.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { rawRequest, rawResponses } from '../support/raw-requests.ts';
import { exchangeBytes } from '../support/raw-socket.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const contract = readContract(join(import.meta.dirname, '../../openapi.yaml'));
const { headerLineBytes = 0 } = contract.document['x-gateway-limits'] ?? {};

/** The parameters that only the length of their line bounds. */
const PARAMETERS = operationsOf(contract.named).flatMap(({ method, path, parameters }) =>
  parameters
    .map((one) => ({ ...one, bound: Number(one.schema?.['maxLength'] ?? 0) }))
    .filter(({ bound }) => bound > headerLineBytes / 2)
    .map(({ in: place, name, bound }) => ({ method: method.toUpperCase(), path, place, name, bound })),
);

test.each(PARAMETERS)(
  '$name of $method $path can have as many characters as the contract says, and no more',
  async ({ method, path, place, name, bound }) => {
    for (const [length, isTooLong] of [
      [bound, false],
      [bound + 1, true],
    ] as const) {
      const value = 'x'.repeat(length);
      const query = place === 'query' ? `?${name}=${value}` : '';
      const target = path.replace(`{${name}}`, value).replaceAll(/\{[^}]+\}/g, 'x') + query;
      const headers = ['Host: gateway', `X-API-Key: ${world.keys.full}`, 'Connection: close'];
      if (place === 'header') headers.push(`${name}: ${value}`);
      const sent = rawRequest(`${method} ${target}`, headers);
      const [response] = rawResponses(await exchangeBytes(world.address, [sent]));
      expect([length, response?.body === 'request header too large']).toEqual([length, isTooLong]);
    }
  },
);

test('the contract has such parameters in paths, queries and headers', () => {
  expect(new Set(PARAMETERS.map(({ place }) => place))).toEqual(new Set(['path', 'query', 'header']));
});
