import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fingerprintOf } from '../../catalogue/fingerprint.ts';
import { loadWithFiles } from '../../catalogue/load.ts';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const KEY = 'a key of more than sixteen characters';

/** Tags that begin at line 9. */
const withTags = (...lines: string[]): string =>
  smallFile('    free: true', ['tags:', ...lines.map((line) => `  ${line}`)].join('\n'));

const CASES: readonly ProblemCase[] = [
  ['no tags', withTags('{}'), ['9: this must not be empty']],
  ['a name with capitals', withTags('Team: { header: x-team }'), [/^9: a tag's name is made of lower-case/]],
  ['no source', withTags('team: {}'), [/^9: a tag has 'header', 'metadata' or both/]],
  [
    'two kinds of sources',
    withTags('team: { header: x-team, coding_tool: true }'),
    [/^9: a tag has 'header', 'metadata' or both/],
  ],
  ['an unknown key', withTags('team: { headers: x-team }'), [/did you mean 'header'/]],
  [
    'a header that is none',
    withTags("team: { header: 'x team' }"),
    ['9: this is the name of a header, such as x-team'],
  ],
  [
    'the header of the key',
    withTags('team: { header: Authorization }'),
    ['9: this header has a key, which is no tag'],
  ],
  [
    'a person in clear text',
    withTags('team: { metadata: user_id }'),
    ["9: this names a person; a tag with 'user_key' has it, hashed"],
  ],
  ['a short key', withTags('user: { user_key: short }'), ['9: a key has at least 16 characters']],
  [
    'a file that does not exist',
    withTags('user: { user_key: { file: nothing } }'),
    ['9: this file does not exist'],
  ],
  [
    'nine tags',
    withTags(...Array.from({ length: 9 }, (_one, index) => `t${index}: { header: x-t }`)),
    ['9: this must have at most 8'],
  ],
];

describe('tags with', () => {
  test.each(CASES)('%s are refused', async (_name, file, problems) => {
    const found = await problemsOf(file);
    expect(found).toEqual(expect.arrayContaining(asExpected(problems)));
  });
});

test('a file without tags has none, and tags keep their order', async () => {
  expect((await load(smallFile('    free: true'))).tags).toBeUndefined();
  const { tags } = await load(
    withTags(
      'tool: { coding_tool: true }',
      'team: { header: X-Team, metadata: team }',
      'area: { metadata: area }',
    ),
  );
  expect(tags).toEqual([
    { name: 'tool', source: { kind: 'coding_tool' } },
    { name: 'team', source: { kind: 'named', header: 'x-team', metadata: 'team' } },
    { name: 'area', source: { kind: 'named', header: null, metadata: 'area' } },
  ]);
});

test('the key that hashes users is read from its file, and another one changes the configuration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-tags-'));
  const path = join(folder, 'gateway.yaml');
  const loaded = async (key: string) => {
    await writeFile(join(folder, 'key'), `${key}\n`, { mode: 0o600 });
    return loadWithFiles({ path, environment: {} });
  };
  try {
    await writeFile(path, withTags('user: { user_key: { file: key } }'));
    const { catalogue, files, warnings } = await loaded(KEY);
    expect(warnings).toEqual([]);
    expect(files).toContain(join(folder, 'key'));
    const source = catalogue.tags?.[0]?.source;
    expect(source?.kind === 'user' ? source.key.reveal() : null).toBe(KEY);
    expect(JSON.stringify(catalogue.tags)).not.toContain(KEY);
    const next = await loaded(`${KEY}, another one`);
    expect(fingerprintOf(next.catalogue)).not.toBe(fingerprintOf(catalogue));
    await writeFile(path, withTags(`user: { user_key: ${KEY} }`));
    const literal = await loadWithFiles({ path, environment: {} });
    expect(literal.warnings.map(({ message }) => message)).toEqual(['the key stands in this file']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
