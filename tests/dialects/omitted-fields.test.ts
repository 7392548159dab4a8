import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { OMITTED_FIELDS, type Translated } from '../../dialects/omitted-fields.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { pageWith } from '../../scripts/omitted-fields-page.ts';
import { componentSchemas } from '../support/contract-document.ts';
import { omittedIn, TRANSLATIONS } from './field-probe.ts';

const SCHEMAS: Readonly<Record<string, string>> = {
  chat: 'ChatCompletionRequest',
  messages: 'MessageRequest',
  responses: 'ResponseRequest',
};

/** Fields that are refused where they have a value (`unsupported-fields.test.ts`). */
const REFUSED = ['web_search_options', 'container', 'background', 'conversation'];

describe.each(Object.entries(TRANSLATIONS))('a request from %s', (name, [translate, requests]) => {
  // The keys of the table are translations.
  const declared = OMITTED_FIELDS[name as Translated];
  const schema = SCHEMAS[name.split(' ')[0] ?? ''] ?? '';

  test('is tried with every field of the contract', () => {
    for (const request of requests) expect(requestValidators[schema]?.(request)).toBe(true);
    const tried = new Set([...requests.flatMap((request) => Object.keys(request)), ...REFUSED]);
    const { properties } = componentSchemas[schema] ?? {};
    const fields = Object.keys(properties ?? {});
    expect(fields.filter((field) => !tried.has(field))).toEqual([]);
  });

  test('leaves out the declared fields and no others', () => {
    expect(omittedIn(translate, requests).sort()).toEqual(Object.keys(declared).sort());
  });
});

test('the page says what is left out, with its reason', () => {
  const page = readFileSync('docs/unsupported-fields.md', 'utf8');
  expect(pageWith(page)).toBe(page);
});
