import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { boundsOf, periodOf } from '../../../ledger/period.ts';
import { reportBudgets } from '../../../ledger/reports/budgets.ts';
import { rotateKey } from '../../../projects/key-rotation.ts';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { applyText, differenceOf, exportedText, nameOf } from './apply-scene.ts';

const END = new Date(boundsOf(periodOf(new Date().toISOString())).endMs).toISOString();
const NEXT_MONTH = END.slice(0, 10);
const FILE = `organisations:
  acme:
    budgets:
      - { interval: month, limit_eur_cents: 90000, next_limit: { eur_cents: 100000, from: ${NEXT_MONTH} } }
      - { interval: day, model: acme/chat, limit_eur_cents: 4000, soft: true }
      - { interval: month, tag: 'team:search', limit_eur_cents: 70 }
    projects:
      research:
        budgets:
          - interval: month
            limit_eur_cents: 5000
            top_up: { eur_cents: 700, until: '${END}', reason: a launch }
        keys:
          laptop: { budgets: [{ interval: week, limit_eur_cents: 300 }] }
`;

let folder: TemporaryFolder;
let store: Store;
const folders: TemporaryFolder[] = [];
beforeEach(async () => {
  folder = await TemporaryFolder.make();
  folders.push(folder);
  store = await folder.openStore();
});
afterAll(() => Promise.all(folders.map((one) => one[Symbol.asyncDispose]())));

const tags = ['team'];
const apply = (text: string, options = {}) => applyText(folder.path, store, text, { tags, ...options });
const difference = (text: string, options = {}) =>
  differenceOf(folder.path, store, text, { tags, ...options });
const exported = () => exportedText(store);
const limits = async () =>
  (await reportBudgets(store))
    .filter(({ limit }) => limit !== null)
    .map(({ scope, interval, model_id: model, tag, limit }) => [
      scope,
      interval,
      model ?? tag,
      Number(limit?.limit_eur_cents),
    ])
    .toSorted();

test('budgets of an organisation, a project and a key are applied once, and exported', async () => {
  const { steps } = await apply(FILE);
  expect(steps.map(nameOf)).toEqual([
    'create organisation acme',
    'create budget acme month',
    'create budget acme day acme/chat',
    'create budget acme month team:search',
    'create project acme/research',
    'create budget acme/research month',
    'create key acme/research laptop',
    'create budget acme/research laptop week',
  ]);
  expect(await limits()).toEqual([
    ['key', 'week', null, 300],
    ['organisation', 'day', 'acme/chat', 4000],
    ['organisation', 'month', null, 90_000],
    ['organisation', 'month', 'team:search', 70],
    ['project', 'month', null, 5000],
  ]);
  for (const prune of [false, true]) expect(await difference(FILE, { prune })).toEqual([]);
  const text = await exported();
  for (const prune of [false, true]) expect(await difference(text, { prune })).toEqual([]);
  await using other = await TemporaryFolder.make();
  const copy = await other.openStore();
  await applyText(other.path, copy, text, { tags });
  expect(await exportedText(copy)).toBe(text);
});

test('a change of each setting is one difference, and applied', async () => {
  await apply(FILE);
  const changed = FILE.replace('100000', '110000')
    .replace('soft: true', 'soft: false')
    .replace('5000', '6000')
    .replace('700', '800')
    .replace('300', '200');
  const { steps } = await apply(changed);
  expect(steps.map(({ before, after }) => [before, after])).toEqual([
    [{ next_limit_eur_cents: 100_000 }, { next_limit_eur_cents: 110_000 }],
    [{ soft: true }, { soft: false }],
    [
      { limit_eur_cents: 5000, top_up: { eur_cents: 700, until: END, reason: 'a launch' } },
      { limit_eur_cents: 6000, top_up: { eur_cents: 800, until: END, reason: 'a launch' } },
    ],
    [{ limit_eur_cents: 300 }, { limit_eur_cents: 200 }],
  ]);
  expect(await difference(changed, { prune: true })).toEqual([]);
});

describe('what a file leaves out', () => {
  const listed = (budgets: string) => `organisations: { acme: { budgets: ${budgets} } }`;

  test('as a complete list stays, of a list is deleted, and is deleted with prune', async () => {
    await apply(FILE);
    expect(await difference('organisations: { acme: { projects: { research: } } }')).toEqual([]);
    expect(await difference(listed('[{ interval: month, limit_eur_cents: 90000 }]'))).toEqual([
      'delete budget acme day acme/chat',
      'delete budget acme month team:search',
    ]);
    expect(await difference('organisations: { acme: }', { prune: true })).toEqual([
      'delete budget acme day acme/chat',
      'delete budget acme month',
      'delete budget acme month team:search',
      'delete project acme/research',
    ]);
    await apply(listed('[]'));
    expect((await limits()).map(([scope]) => scope)).toEqual(['key', 'project']);
  });

  test('of a budget, a plan and a top-up, stays until null says otherwise', async () => {
    await apply(FILE);
    const less = FILE.replace(/, next_limit: \{.*?\}/, '').replace(/ +top_up:.*\n/, '');
    expect(less).not.toContain('top_up');
    expect(await difference(less, { prune: true })).toEqual([]);
    const ended = FILE.replace(/next_limit: \{.*?\}/, 'next_limit: null').replace(
      /top_up:.*\n/,
      'top_up: null\n',
    );
    expect((await apply(ended)).steps.map(({ after }) => after)).toEqual([
      { next_limit_eur_cents: null },
      { top_up: null },
    ]);
  });
});

test('a plan whose time has come is the limit, and a top-up that is over is none', async () => {
  const past = FILE.replace(NEXT_MONTH, '2026-01-01').replace(`'${END}'`, '2026-01-01T00:00:00Z');
  await apply(past);
  expect(await limits()).toContainEqual(['organisation', 'month', null, 100_000]);
  expect(await difference(past)).toEqual([]);
  expect(await exported()).not.toMatch(/next_limit|top_up/);
});

test('the budget of a rotated key is that of its successor', async () => {
  const [key] = (await apply(FILE)).keys;
  await rotateKey(store, key?.id ?? '', 0);
  expect(await difference(FILE, { prune: true })).toEqual([]);
});

test('budgets that cannot be are problems at their places, and change nothing', async () => {
  const text = `organisations:
  acme:
    budgets:
      - { interval: month, limit_eur_cents: 5 }
      - { interval: month, limit_eur_cents: 6 }
      - { interval: year, limit_eur_cents: 5 }
      - { interval: week, limit_eur_cents: -5 }
      - { interval: day, model: 'acme/*', limit_eur_cents: 5 }
      - { interval: day, tag: 'plan:search', limit_eur_cents: 5 }
      - { interval: day, tag: "team:se\u200barch", limit_eur_cents: 5 }
      - { interval: day, tag: search, limit_eur_cents: 5 }
      - { interval: week, tag: 'team: search', limit_eur_cents: 5 }
      - { interval: week, tag: 'team:search ', limit_eur_cents: 5 }
    projects:
      research:
        budgets:
          - { interval: month, limit_eur_cents: 5, next_limit: { eur_cents: 6, from: 2999-01-01 } }
          - { interval: day, limit_eur_cents: 5, top_up: { eur_cents: 6, until: 2999-01-01T00:00:00Z, reason: ' ' } }
          - { interval: week, limit_eur_cents: 5, top_up: { eur_cents: 6, until: 2016-12-31T23:59:60Z, reason: a leap } }
        keys: { laptop: { expires_at: 2016-12-31T23:59:60Z } }
      web: { budgets: [{ interval: year, limit_eur_cents: 5 }] }
`;
  const error: unknown = await apply(text).catch((thrown: unknown) => thrown);
  expect((error as Error).message.replaceAll(/^.*organisation\.yaml:/gm, '').split('\n')).toEqual([
    '5:9 an entry before it has this interval, model and tag',
    '6:21 this must be one of day, week, month',
    '7:44 this must be >= 0',
    "8:33 the budget of 'acme/*' would count no call: name one model",
    "9:31 gateway.yaml has no tag 'plan'",
    "10:31 the value of the tag 'team' cannot be used: it must have 1 to 64 visible characters or spaces",
    '11:31 this must be the name and the value of a tag, such as team:search',
    '13:9 an entry before it has this interval, model and tag',
    `17:86 only the next period can be planned, which begins on ${NEXT_MONTH}`,
    expect.stringMatching(/^18:81 a top-up ends within the period of the budget, at .* at the latest$/),
    '18:111 a top-up needs a reason',
    expect.stringMatching(/^19:82 the time '2016-12-31T23:59:60Z' cannot be used/),
    expect.stringMatching(/^20:39 the time '2016-12-31T23:59:60Z' cannot be used/),
    '21:36 this must be one of day, week, month',
  ]);
  expect(await store.database.selectFrom('audit').selectAll().execute()).toEqual([]);
});
