import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, parseDocument } from 'yaml';
import { rules } from '../../packages/contract-tools/lint/rules.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';

const root = join(import.meta.dirname, '..', '..');
const small = readFileSync(join(root, 'tests/fixtures/contract/small-contract.yaml'), 'utf8');

type Place = (string | number)[];

const chat = ['paths', '/v1/chat/completions', 'post'];
const schemes = ['components', 'securitySchemes'];
const limit = ['paths', '/v1/files', 'get', 'parameters', 0];
const fileId = ['paths', '/v1/files/{file_id}', 'delete', 'parameters', 0];
const LIST = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } };

const messagesOf = (rule: string, document: ContractDocument): string[] =>
  rules[rule]?.(document).map(({ message }) => message) ?? [`there is no rule ${rule}`];

test.each<[string, string, Place, unknown, string]>([
  ['security', 'another header', [...schemes, 'ApiKeyHeader', 'name'], 'X-Key', 'must be X-API-Key'],
  ['security', 'a key in the query', [...schemes, 'ApiKeyHeader', 'in'], 'query', 'in of ApiKeyHeader'],
  ['security', 'another scheme', [...schemes, 'BearerKey', 'scheme'], 'basic', 'must be bearer'],
  ['security', 'a scheme more', [...schemes, 'Cookie'], { type: 'apiKey' }, 'reads no key by Cookie'],
  [
    'security',
    'two keys together',
    [...chat, 'security'],
    [{ ApiKeyHeader: [], BearerKey: [] }],
    'cannot require ApiKeyHeader and BearerKey together',
  ],
  ['parameters', 'a cookie', [...limit, 'in'], 'cookie', 'limit cannot be in a cookie'],
  ['parameters', 'no schema', [...limit, 'schema'], undefined, 'limit needs a schema'],
  ['parameters', 'an object', [...limit, 'schema'], { type: 'object' }, 'cannot be an object in a query'],
  ['parameters', 'a list in a path', [...fileId, 'schema'], LIST, 'cannot be a list in a path'],
  ['parameters', 'another style', [...limit, 'style'], 'pipeDelimited', 'cannot have the style'],
  [
    'parameters',
    'a list without repetition',
    limit,
    { name: 'limit', in: 'query', explode: false, schema: LIST },
    'cannot have explode: false',
  ],
  [
    'extension',
    'an alias with another parameter',
    [...chat, 'x-gateway', 'aliases'],
    ['/chat/{id}'],
    'must have the parameters of /v1/chat/completions',
  ],
  [
    'ranges',
    'an invalid pattern',
    [...fileId, 'schema', 'pattern'],
    '^[a-z',
    '^[a-z is no regular expression',
  ],
  [
    'examples',
    'an invalid example of a header',
    ['components', 'headers', 'XRequestId', 'example'],
    5,
    'the example is invalid',
  ],
])('%s reports %s', (rule, _name, place, value, message) => {
  const document = parseDocument(small);
  if (value === undefined) document.deleteIn(place);
  else document.setIn(place, value);
  const messages = messagesOf(rule, parse(String(document)) as ContractDocument);
  expect(messages).toContainEqual(expect.stringContaining(message));
});

test('a list in the query, and a key in either header, are accepted', () => {
  const document = parseDocument(small);
  document.setIn([...limit, 'schema'], LIST);
  const lenient = parse(String(document)) as ContractDocument;
  expect([...messagesOf('parameters', lenient), ...messagesOf('security', lenient)]).toEqual([]);
});
