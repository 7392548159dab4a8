import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { OMITTED_FIELDS, type Translated } from '../../../dialects/fields/omitted-fields.ts';
import { pageWith } from '../../../scripts/omitted-fields-page.ts';
import { requestValidators } from '../../../generated/validators/requests.js';
import { arrivalOf, attempt, nullsIn, plain, type Arrival } from '../field-arrival.ts';
import { COMPLETE_REQUESTS, omittedIn } from '../field-probe.ts';
import { REQUEST_SCHEMAS, TRANSLATIONS, type Translate } from '../field-translations.ts';
import type { ContractField } from '../../support/contract-fields/contract-fields.ts';

interface Outcome {
  path: string;
  arrival: Arrival;
}

function outcomesOf(translate: Translate, fields: readonly ContractField[]): Outcome[] {
  return fields
    .filter(({ isContainer }) => !isContainer)
    .map((field) => ({ path: field.path, arrival: arrivalOf(field, translate) }));
}

/** Whether a declared path stands for a field: for itself, what is in it, and the same in blocks within blocks. */
function standsFor(declared: string, path: string): boolean {
  const wanted = declared.split('.');
  const steps = path.split('.');
  const isContent = (step: string): boolean => step.startsWith('content[');
  const first = steps.findIndex(isContent);
  const innermost = [...steps.slice(0, first), ...steps.slice(steps.findLastIndex(isContent))];
  return [steps, ...(first === -1 ? [] : [innermost])].some((given) =>
    wanted.every((step, index) => isSameStep(step, given[index] ?? '')),
  );
}

/** A step without a kind stands for each kind. */
function isSameStep(wanted: string, given: string): boolean {
  const [name, kind = ''] = wanted.split(/[[\]]/);
  const [givenName, givenKind = ''] = given.split(/[[\]]/);
  return name === givenName && (kind === '' || kind === givenKind);
}

describe.each(Object.entries(TRANSLATIONS))('a request from %s', (name, [translate, fields]) => {
  // The keys of the table are translations.
  const translated = name as Translated;
  const declared = Object.keys(OMITTED_FIELDS[translated]);
  const outcomes = outcomesOf(translate, fields);
  // The other name of `input`.
  const nameOf = (path: string): string =>
    name.startsWith('responses') ? path.replace(/^messages\b/, 'input') : path;
  const found = outcomes.filter(({ arrival }) => arrival === 'is left out').map(({ path }) => nameOf(path));
  const omitted = [...found, ...omittedIn(translate, COMPLETE_REQUESTS[translated] ?? [])];

  test('is tried with values of every field of the contract', () => {
    expect(fields.filter(({ values, isContainer }) => values.length === 0 && !isContainer)).toEqual([]);
  });

  test('loses no field in another way than it is declared or refused by name', () => {
    expect(outcomes.filter(({ arrival }) => typeof arrival === 'object')).toEqual([]);
    expect(omitted.filter((path) => !declared.some((one) => standsFor(one, path)))).toEqual([]);
  });

  test('declares no field that is not left out', () => {
    expect(declared.filter((one) => !omitted.some((path) => standsFor(one, path)))).toEqual([]);
    const arriving = outcomes.filter(({ arrival }) => arrival === 'arrives').map(({ path }) => nameOf(path));
    expect(arriving.filter((path) => declared.some((one) => standsFor(one, path)))).toEqual([]);
  });

  test('sends no null for one that counts as absent', () => {
    // Both backends get requests without them (tests/contract/nulls.test.ts).
    if (name.endsWith('Gemini') || name.endsWith('Bedrock')) return;
    const nullable = fields.filter(({ isOptional, isNullable }) => isOptional && isNullable);
    const nulls = nullable.flatMap(({ path, carry }) => {
      const sent = attempt(translate, carry(null)).text ?? '{}';
      return nullsIn(JSON.parse(sent)).map((place) => `${path}: ${place}`);
    });
    expect(nulls).toEqual([]);
  });
});

test.each(Object.keys(REQUEST_SCHEMAS))('the walk through %s sends what the contract allows', (component) => {
  const validate = requestValidators[component];
  const fields = REQUEST_SCHEMAS[component] ?? [];
  const refused = fields.flatMap(({ path, values, carry }) =>
    values.filter((value) => validate?.(plain(carry(value))) !== true).map((value) => [path, carry(value)]),
  );
  expect(refused).toEqual([]);
});

test('the page says what is left out, with its reason', () => {
  const page = readFileSync('docs/unsupported-fields.md', 'utf8');
  expect(pageWith(page)).toBe(page);
});
