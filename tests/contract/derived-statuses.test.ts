import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { rules } from '../../packages/contract-tools/lint/rules.ts';
import { operationsOf } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument, ResponseObject } from '../../packages/contract-tools/reading/document.ts';

// The contract lint validates the form.
const contract = parse(
  readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'),
) as ContractDocument;
const operations = operationsOf(contract);

const messages = (): string[] => rules['derived']?.(contract).map(({ message }) => message) ?? [];

/** Returns the responses of an operation, for temporary changes. */
function responsesOf({ path, method }: { path: string; method: string }): Record<string, ResponseObject> {
  const operation = contract.paths[path]?.[method];
  if (operation === undefined || Array.isArray(operation)) throw new Error(`${method} ${path} is not there`);
  return operation.responses;
}

const errors = operations.flatMap((operation) =>
  Object.keys(operation.responses)
    .filter((status) => /^[45]/.test(status))
    .map((status) => ({ operation, status })),
);

test('the contract declares all derived statuses and headers', () => {
  expect(messages()).toEqual([]);
  expect(errors.length).toBeGreaterThan(200);
});

test('no error status can be deleted from any operation', () => {
  for (const { operation, status } of errors) {
    const responses = responsesOf(operation);
    const kept = { ...responses };
    Reflect.deleteProperty(responses, status);
    expect(messages()).toContainEqual(
      expect.stringMatching(new RegExp(`^${operation.operationId} needs the status ${status}, because of `)),
    );
    Object.assign(responses, kept);
  }
  expect(messages()).toEqual([]);
});

test('no derived header can be deleted', () => {
  const { responses = {} } = contract.components;
  for (const [name, response] of Object.entries(responses)) {
    const isOfServer = !JSON.stringify(contract.paths).includes(`"#/components/responses/${name}"`);
    for (const header of isOfServer ? [] : Object.keys(response.headers ?? {})) {
      const kept = response.headers ?? {};
      response.headers = Object.fromEntries(Object.entries(kept).filter(([one]) => one !== header));
      expect(messages().join('\n')).toContain(`needs the header ${header}`);
      response.headers = kept;
    }
  }
});

test('an operation that is billed can be refused for its budget', () => {
  const refusal = contract.components.responses?.['TooManyRequests'];
  const kept = refusal?.content;
  if (refusal === undefined || kept === undefined) throw new Error('there is no 429');
  refusal.content = { 'text/plain': kept['text/plain'] ?? {} };
  expect(messages()).toContain('createChatCompletion needs the body budget on 429');
  refusal.content = kept;
});
