import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { rules } from '../../scripts/contract-lint/rules.ts';
import { operationsOf } from '../../scripts/generation/contract.ts';
import type { ContractDocument, ResponseObject } from '../../scripts/generation/document.ts';

// The lint holds the contract's form.
const contract = parse(
  readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'),
) as ContractDocument;
const operations = operationsOf(contract);

const messages = (): string[] => rules['derived']?.(contract).map(({ message }) => message) ?? [];

/** The responses of an operation as they are written, to be changed and put back. */
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

test('the contract as it is declares what follows from it', () => {
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

test('no header that follows from x-gateway or the status can be deleted', () => {
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
