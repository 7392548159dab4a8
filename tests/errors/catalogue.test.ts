import { describe, expect, test } from '@jest/globals';
import type { ResponseRow } from '../../contract/operation.ts';
import { failures, type FailureRow } from '../../errors/catalogue.ts';
import * as admin from '../../generated/admin/operations.ts';
import * as models from '../../generated/operations.ts';

/** The shapes that a JSON body of the contract may have, by the name of its validator. */
const JSON_SHAPES: Readonly<Record<string, readonly string[]>> = {
  DetailError: ['detail'],
  ModelError: ['error'],
  MessagesError: ['error'],
  ProjectBudgetStatus: ['budget'],
  ModelUnavailableBody: ['detail', 'error'],
  ModelUnavailableMessagesBody: ['detail', 'error'],
};
const SERVER_STATUSES: Readonly<Record<string, string>> = {
  unknownPath: '404',
  wrongMethod: '405',
  otherName: '421',
  otherOrigin: '403',
};

function shapesOf({ content }: ResponseRow): readonly string[] {
  const media = Object.entries(content);
  if (media.length === 0) return ['empty'];
  return media.flatMap(([mediaType, validator]) => {
    if (mediaType === 'text/plain') return ['plain'];
    if (mediaType === 'text/html') return ['html'];
    const shapes = JSON_SHAPES[validator ?? ''];
    if (shapes === undefined) throw new Error(`no shape is known for ${validator ?? mediaType}`);
    return shapes;
  });
}

function declared(): Set<string> {
  const ofOperations = [...models.operations, ...admin.operations].flatMap(({ responses }) =>
    Object.entries(responses),
  );
  const ofServer = Object.entries({
    ...models.serverResponses,
    ...admin.serverResponses,
  }).flatMap(([name, row]): [string, ResponseRow][] => {
    const status = SERVER_STATUSES[name];
    return status === undefined ? [] : [[status, row]];
  });
  return new Set(
    [...ofOperations, ...ofServer]
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, row]) => shapesOf(row).map((shape) => `${status} ${shape}`)),
  );
}

const rows: readonly (readonly [string, FailureRow])[] = Object.entries(failures);
const answered = rows.filter(([, row]) => row.shape !== 'none');

describe('the catalogue of failures', () => {
  test.each(answered)('has %s in the contract, in its shape', (_code, row) => {
    expect(declared()).toContain(`${row.status} ${row.shape}`);
  });

  test('has a row for every failure that the contract declares', () => {
    const known = new Set(answered.map(([, row]) => `${row.status} ${row.shape}`));
    expect([...declared()].filter((one) => !known.has(one))).toEqual([]);
  });

  test('calls retryable what the specification tells clients to retry, and nothing else', () => {
    const retried = new Set([408, 429, 500, 502, 503, 504]);
    const wrong = answered.filter(([, row]) => row.retryable !== retried.has(row.status));
    // The month's budget does not come back by itself.
    expect(wrong.map(([code]) => code)).toEqual(['budget_exceeded']);
  });
});
