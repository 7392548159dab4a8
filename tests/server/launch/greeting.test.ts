import { describe, expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { greet } from '../../../server/launch/greeting.ts';
import { load } from '../../catalogue/configuration-file.ts';

const model = (id: string): string =>
  `  ${id}: { mode: chat, free: true, deployments: [{ backend: up, model: '${id.endsWith('*') ? '*' : 'm'}' }] }`;

async function requestOf(ids: readonly string[]): Promise<string | undefined> {
  const catalogue = await load(
    `backends: { up: { kind: openai, base_url: 'http://127.0.0.1:1/v1' } }\nmodels:\n${ids.map(model).join('\n')}`,
  );
  const started = { address: 'http://a', adminAddress: 'http://b', catalogue, next: { plainKey: 'gw_key' } };
  const lines = new PassThrough({ encoding: 'utf8' });
  greet(started, pino(lines), { isTTY: false, write: () => false });
  const { msg } = JSON.parse(String(lines.read())) as { msg: string };
  return msg.replace('Try it: ', '');
}

describe('the command of the first start', () => {
  test.each([
    ['a model', ['acme/chat']],
    ['a model after a pattern', ['acme/*', 'acme/chat']],
  ])('names %s', async (_what, ids) => {
    expect(await requestOf(ids)).toContain('"model":"acme/chat"');
  });

  test('lists the models where only patterns exist, whose names their server knows', async () => {
    expect(await requestOf(['acme/*'])).toBe("curl http://a/v1/models -H 'Authorization: Bearer gw_key'");
  });
});
