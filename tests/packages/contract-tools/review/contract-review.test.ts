import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failures } from '../../../../errors/catalogue.ts';
import { reviewContract, type Review } from '../../../../packages/contract-tools/review/review.ts';
import { stringify } from 'yaml';
import { constraintEdits } from './constraint-edit-cases.ts';
import { edits } from './contract-edit-cases.ts';
import type { Edit } from './contract-edit-parts.ts';
import { ContractEdit } from './contract-edits.ts';

const root = join(import.meta.dirname, '../../../..');
const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');

const PATH_TO_NOWHERE =
  "paths: { /v1/x: { get: { operationId: x, responses: { '200': { $ref: '#/components/responses/No' } } } } }";

const folder = mkdtempSync(join(tmpdir(), 'contract-review-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A comparison takes some two seconds, and many times that on a busy machine. */
const TIMEOUT_MS = 300_000;

interface Given {
  base?: string;
  approvals?: object;
}

async function reviewOf(name: string, text: string, { base, approvals }: Given = {}): Promise<Review> {
  const revision = join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(revision, text);
  writeFileSync(`${revision}.approvals`, stringify(approvals ?? { approvals: [] }));
  const options = { root, failures, base: base ?? join(folder, 'base.yaml'), revision };
  return reviewContract({ ...options, approvals: `${revision}.approvals` });
}

beforeAll(() => {
  // In the layout of the YAML writer, so that an edit moves no other line.
  writeFileSync(join(folder, 'base.yaml'), new ContractEdit(contract).text);
});

function expectFound({ changes }: Review, { rule, rating, effects }: Edit): void {
  const found = changes.filter((change) => change.rule === rule);
  const wanted = Object.entries(effects).map(([kind, items]): [string, unknown] => [
    kind,
    items.length === 0 ? [] : expect.arrayContaining(items),
  ]);
  expect(found.map((change) => ({ rating: change.rating, effects: change.effects }))).toContainEqual({
    rating,
    effects: expect.objectContaining(Object.fromEntries(wanted)),
  });
  for (const { place } of found) expect(place.line).toBeGreaterThan(1);
}

describe.each(Object.entries({ ...edits, ...constraintEdits }))('%s', (kind, edited) => {
  let review: Review;
  beforeAll(async () => {
    const edit = new ContractEdit(contract);
    for (const { apply } of Object.values(edited)) apply(edit);
    review = await reviewOf(kind, edit.text);
  }, TIMEOUT_MS);

  test.each(Object.entries(edited))('%s is rated with its effects', (_name, edit) => {
    expectFound(review, edit);
  });

  test('leave a problem only if one breaks clients', () => {
    const isBreaking = Object.values(edited).some(({ rating }) => rating === 'breaking');
    expect(review.counts.breaking > 0).toBe(isBreaking);
    expect(review.problems.length > 0).toBe(isBreaking);
  });
});

test(
  'an operation of the management has its handler, its method and its test',
  async () => {
    const admin = readFileSync(join(root, 'admin.openapi.yaml'), 'utf8');
    const edit = new ContractEdit(admin);
    const listed = edit.get(...edit.operation('listOrganisations')) as object;
    edit.set({ ...listed, operationId: 'listTeams' }, 'paths', '/admin/teams', 'get');
    const given = { base: join(root, 'admin.openapi.yaml') };
    const { changes } = await reviewOf('admin.openapi', edit.text, given);
    expect(changes.map(({ effects }) => effects)).toEqual([
      expect.objectContaining({
        handlers: ['management/handlers/listTeams.ts (to be written)'],
        sdk: ['GatewayManagement.listTeams()'],
        tests: expect.arrayContaining(['tests/contract/admin/every-operation.test.ts']),
      }),
    ]);
  },
  TIMEOUT_MS,
);

describe('a breaking change', () => {
  const renamed = () =>
    edits['a renamed operation']?.['a renamed operationId']?.apply(new ContractEdit(contract)) ??
    new ContractEdit('');
  const approval = { change: 'renamed', reason: 'It ranks.', approvedBy: 'Ada' };

  test(
    'passes only with both an approval of its fingerprint and a higher version',
    async () => {
      const { changes, problems } = await reviewOf('unapproved', renamed().text);
      const fingerprint = changes.find(({ rating }) => rating === 'breaking')?.fingerprint;
      expect(problems).toHaveLength(2);
      const approvals = { approvals: [{ ...approval, fingerprint }] };
      const approved = await reviewOf('approved', renamed().text, { approvals });
      expect(approved.problems).toEqual([expect.stringContaining('info.version must be higher')]);
      const raised = await reviewOf('raised', renamed().set('2.0.0', 'info', 'version').text, { approvals });
      expect(raised.problems).toEqual([]);
      expect(raised.changes[0]).toMatchObject({ rating: 'breaking', approvedBy: 'Ada' });
    },
    TIMEOUT_MS,
  );

  test(
    'that was reverted leaves a stale approval, which is a problem',
    async () => {
      const approvals = { approvals: [{ ...approval, fingerprint: '0123456789abcdef' }] };
      const { problems } = await reviewOf('stale', new ContractEdit(contract).text, { approvals });
      expect(problems).toEqual([expect.stringContaining('0123456789abcdef is stale')]);
    },
    TIMEOUT_MS,
  );
});

describe('a comparison that failed is an error', () => {
  const text = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: {}\ncomponents: { schemas: {} }\n';

  test.each<[string, string, Given, string]>([
    [
      'a base that is neither a file nor a git ref',
      text,
      { base: 'no-such-ref' },
      'neither a file nor a git ref',
    ],
    ['a base that looks like an option', text, { base: '--help' }, 'neither a file nor a git ref'],
    ['a revision that is no YAML', 'paths: [', {}, 'Flow sequence'],
    [
      'an unresolved reference',
      text.replace('paths: {}', PATH_TO_NOWHERE),
      {},
      'the component does not exist',
    ],
    ['approvals of another form', text, { approvals: { approvals: 'all' } }, 'approvals must be a list'],
    [
      'an approval without a reason',
      text,
      { approvals: { approvals: [{ fingerprint: 'f' }] } },
      'is required',
    ],
    [
      'a misspelt key of an approval',
      text,
      { approvals: { approvals: [{ finger: 'f' }] } },
      'finger is unknown',
    ],
  ])(
    '%s',
    async (name, revision, given, message) => {
      await expect(reviewOf(name, revision, given)).rejects.toThrow(message);
    },
    TIMEOUT_MS,
  );
});
