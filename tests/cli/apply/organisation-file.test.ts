import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mappingIn } from '../../../catalogue/mapping.ts';
import { adminDocument } from '../../../packages/contract-tools/checks/document.ts';
import { checkedName } from '../../../projects/operator-error.ts';
import { listProjects } from '../../../projects/projects.ts';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { applyText, differenceOf, exportedText } from '../../management/apply/apply-scene.ts';

let folder: TemporaryFolder;
let store: Store;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterAll(() => folder[Symbol.asyncDispose]());

const apply = (text: string) => applyText(folder.path, store, text);
const lines = (text: string) => text.replaceAll(/^.*organisation\.yaml:/gm, '').split('\n');

test('a file with problems lists all of them with line and column, and changes nothing', async () => {
  const changes = () => store.database.selectFrom('audit').selectAll().execute();
  const before = [await changes(), await listProjects(store.database)];
  const text = `organisations:
  acme:
    projects:
      research:
        modles: all
        budgets: [{ interval: month, limit_eur_cents: -5 }]
        keys:
          laptop: { expires_at: 2020-01-01 }
          ci: { requests_per_minute: 0, expires_at: 2027-02-30 }
      " spaced":
        models: [a]
        disabled_models: [b]
        keys: { x: { models: [c], expires_at: tomorrow }, 1: , "1": }
      good:
  ? "a\\u200bb"
  : {}
`;
  const error: unknown = await apply(text).catch((thrown: unknown) => thrown);
  expect(lines((error as Error).message)).toEqual([
    "5:9 unknown key 'modles'; did you mean 'models'?",
    '6:55 this must be >= 0',
    '8:33 the expiry must be in the future',
    '9:38 this must be >= 1',
    '9:53 this must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z',
    "10:7 the project's name begins or ends with a space",
    '12:26 this needs models: all',
    "13:30 the project may not use the model 'c'",
    '13:47 this must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z',
    '13:64 this key is repeated; remove one of the two',
    "15:5 the organisation's name has characters that cannot be printed",
  ]);
  expect([await changes(), await listProjects(store.database)]).toEqual(before);
});

test.each([
  ['', '1:1 the file is empty'],
  ['organisations: [a', '1:18 the indentation of this line is invalid'],
  ['projects: {}', "1:1 the key 'organisations' is missing"],
  ['organisations: { a: {}, a: {} }', '1:25 this key is repeated; remove one of the two'],
  ['organisations: { a: *b }', '1:21 this alias (*name) has no anchor'],
  ['organisations: { a: { projects: { b: 5 } } }', '1:38 this must be a mapping (key: value) or'],
])('%j is refused: %s', async (text, message) => {
  const error: unknown = await apply(text).catch((thrown: unknown) => thrown);
  expect(lines((error as Error).message)).toContainEqual(expect.stringContaining(message));
});

test('aliases that multiply are refused', async () => {
  const levels = Array.from({ length: 12 }, (_level, index) => {
    const others = Array.from({ length: 10 }, (_alias, number) => `${number}: *a${index}`).join(', ');
    return `  o${index + 1}: { projects: &a${index + 1} { ${others} } }\n`;
  });
  const text = `organisations:\n  o0: { projects: &a0 { p: {} } }\n${levels.join('')}`;
  await expect(apply(text)).rejects.toThrow('the file describes too much');
});

test('an alias and a merge key repeat settings', async () => {
  const text = `organisations:
  aliases:
    projects:
      one: &one { models: [m], budgets: [{ interval: day, limit_eur_cents: 5 }] }
      two: *one
      three: { <<: *one, models: all }
`;
  await apply(text);
  expect(await differenceOf(folder.path, store, text)).toEqual([]);
  expect(await exportedText(store, 'aliases'))
    .toBe(`# yaml-language-server: $schema=./management/apply/organisation.schema.json
organisations:
  aliases:
    projects:
      one:
        models:
          - m
        budgets:
          - interval: day
            limit_eur_cents: 5
      two:
        models:
          - m
        budgets:
          - interval: day
            limit_eur_cents: 5
      three:
        models: all
        budgets:
          - interval: day
            limit_eur_cents: 5
`);
});

const ODD = [
  '__proto__',
  'constructor',
  '<<',
  'a/b',
  '${HOME}',
  'null',
  '1',
  '1e3',
  '0x1f',
  'yes',
  '~',
  '*a',
  '&a',
];
ODD.push(
  '- a',
  'a: b',
  'a #b',
  "it's",
  '"',
  '\\',
  '{',
  'é',
  'e\u0301',
  'ключ',
  '鍵',
  '😀',
  '!tag',
  '%',
  '@',
  '`',
);

test('names with odd characters are applied as they are written, and exported', async () => {
  const names = fc.sample(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }).filter(isName), 200);
  const all = [...new Set([...ODD, ...names])];
  const quoted = all.map((name) => `${JSON.stringify(name)}: { keys: { ${JSON.stringify(name)}: } }`);
  const text = `organisations: { "<<": { projects: { ${quoted.join(', ')} } } }`;
  expect((await apply(text)).keys.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  const exported = await exportedText(store, '<<');
  expect(await differenceOf(folder.path, store, exported, { prune: true })).toEqual([]);
  expect(await differenceOf(folder.path, store, text, { prune: true })).toEqual([]);
});

function isName(name: string): boolean {
  try {
    return checkedName('project', name) === name;
  } catch {
    return false;
  }
}

const SCHEMA = join(import.meta.dirname, '../../../management/apply/organisation.schema.json');
const GUIDE = join(import.meta.dirname, '../../../docs/guide/apply.md');

/** The schemas of all keys at every depth, by key. */
function keysOf(node: unknown): [key: string, schema: unknown][] {
  return Object.entries(mappingIn(node)).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.entries(mappingIn(value)) : []),
    ...keysOf(value),
  ]);
}

test('each key of the file is described for editors, and in the guide', async () => {
  const keys = keysOf(JSON.parse(await readFile(SCHEMA, 'utf8')));
  const guide = await readFile(GUIDE, 'utf8');
  expect(keys.map(([key]) => key)).toContain('max_count');
  expect(keys.filter(([, schema]) => mappingIn(schema)['description'] === undefined)).toEqual([]);
  expect(keys.filter(([key]) => !guide.includes(key))).toEqual([]);
});

test('the schema has the bounds of the contract', async () => {
  const definitions = mappingIn(JSON.parse(await readFile(SCHEMA, 'utf8')), '$defs');
  const contract = mappingIn(adminDocument().components.schemas);
  const own = (name: string) => mappingIn(definitions[name], 'properties');
  const theirs = (name: string) => mappingIn(contract[name], 'properties');
  const boundsOf = (schema: unknown) => {
    const { minimum, maximum, maxItems, maxLength, minLength } = mappingIn(schema);
    return { minimum, maximum, maxItems, maxLength, minLength };
  };
  const topUp = mappingIn(own('budget')['top_up'], 'properties');
  const quota = mappingIn(own('project')['quota'], 'properties');
  const pairs = [
    [own('key')['requests_per_minute'], contract['RequestsPerMinute']],
    [definitions['cents'], theirs('NewBudget')['limit_eur_cents']],
    [own('budget')['model'], theirs('NewBudget')['model']],
    [topUp['eur_cents'], theirs('NewTopUp')['eur_cents']],
    [topUp['reason'], theirs('NewTopUp')['reason']],
    [quota['max_bytes'], contract['QuotaLimit']],
    [quota['max_count'], contract['QuotaLimit']],
    [definitions['modelIds'], contract['ModelIds']],
    [definitions['modelId'], mappingIn(contract['ModelIds'], 'items')],
  ];
  for (const [one, other] of pairs) expect(boundsOf(one)).toEqual(boundsOf(other));
  for (const [name, declared] of [
    ['organisation', 'DeclaredOrganisation'],
    ['project', 'DeclaredProject'],
    ['key', 'DeclaredKey'],
    ['budget', 'DeclaredBudget'],
  ] as const)
    expect(Object.keys(own(name)).toSorted()).toEqual(Object.keys(theirs(declared)).toSorted());
});
