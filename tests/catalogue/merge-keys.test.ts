import { describe, expect, test } from '@jest/globals';
import { load, problemsOf } from './configuration-file.ts';

const file = (second: string): string => `backends:
  berlin: &berlin
    kind: openai
    base_url: http://127.0.0.1:1/v1
    headers: { x-site: berlin }
    raw_scores: true
  munich:
${second}
discovery: true`;

const munich = async (second: string) => (await load(file(second))).backends.get('munich');

describe('a merge key', () => {
  test.each([
    ['before own keys', '    <<: *berlin\n    base_url: http://127.0.0.1:2/v1'],
    ['after own keys', '    base_url: http://127.0.0.1:2/v1\n    <<: *berlin'],
    ['with a list', '    base_url: http://127.0.0.1:2/v1\n    <<: [*berlin]'],
    ['in a list after another', '    <<: [{ base_url: http://127.0.0.1:2/v1 }, *berlin]'],
    ['of a mapping with one of its own', '    <<: { <<: *berlin, base_url: http://127.0.0.1:2/v1 }'],
  ])('adds what the mapping does not have itself: %s', async (_where, second) => {
    const backend = await munich(second);
    expect(backend?.baseUrl?.port).toBe('2');
    expect(backend).toMatchObject({ kind: 'openai', rawScores: true, headers: { 'x-site': 'berlin' } });
  });

  test('leaves the mapping that it names as it is', async () => {
    const { backends } = await load(file('    <<: *berlin\n    raw_scores: false'));
    expect([backends.get('berlin')?.rawScores, backends.get('munich')?.rawScores]).toEqual([true, false]);
  });

  test('is an ordinary key in quotes', async () => {
    expect(
      await problemsOf(file('    kind: openai\n    base_url: http://127.0.0.1:2/v1\n    "<<": *berlin')),
    ).toEqual([expect.stringContaining("'<<'")]);
  });

  test.each(['text', '7', '[*berlin, 7]', '*unknown'])(
    'of anything but mappings is named: %s',
    async (value) => {
      expect(
        await problemsOf(file(`    <<: ${value}\n    kind: openai\n    base_url: http://127.0.0.1:2/v1`)),
      ).toEqual(['8: << merges mappings; such as <<: *name, where &name marks a mapping before it']);
    },
  );

  test('shows a problem where it is written', async () => {
    const text = file('    <<: *berlin').replace('raw_scores: true', 'raw_scores: perhaps');
    expect(await problemsOf(text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^6: .*/), expect.stringMatching(/^6: .*/)]),
    );
  });

  test.each([
    ['name themselves', 'a: &a { <<: *a }'],
    [
      'multiply',
      `a: &a { k: v }\n${'bcdefghij'
        .split('')
        .map((name, at) => `${name}: &${name} { <<: [${Array(9).fill(`*${'abcdefghi'[at]}`).join(', ')}] }`)
        .join('\n')}`,
    ],
  ])('that %s are refused', async (_what, text) => {
    expect((await problemsOf(text)).join('\n')).toContain('the file describes too much');
  });
});
