import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { closedAddress, Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { runHere, type CommandResult } from './run-cli.ts';

let upstream: Upstream;
let folder = '';

beforeEach(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder();
});
afterEach(async () => {
  await upstream.close();
  await removeFolder(folder);
});

async function check(lines: readonly string[], ...options: string[]): Promise<CommandResult> {
  const path = join(folder, 'gateway.yaml');
  await writeFile(path, lines.join('\n'));
  return runHere(join(folder, 'data'), ['config', 'check', ...options], { GATEWAY_CONFIG: path });
}

const doubtful = (): string[] => [
  'backends:',
  `  up: { kind: openai, base_url: '${upstream.baseUrl.replace('/v1', '')}' }`,
  '  spare: { kind: tei, base_url: http://127.0.0.1:9 }',
  '  ranker: { kind: jina, base_url: http://127.0.0.1:9/v1 }',
  'models:',
  '  acme/chat:',
  '    mode: chat',
  '    free: true',
  "    info: { deprecation_date: '2020-01-31' }",
  '    deployments:',
  '      - { backend: up, model: up-chat }',
  '      - { backend: up, model: up-chat }',
  '      - { backend: ranker, model: up-chat }',
];

describe('a valid configuration that is probably a mistake', () => {
  test('gets warnings with line and column, and fails only with --strict', async () => {
    const { out, exitCode } = await check(doubtful());
    expect(exitCode).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.slice(line.indexOf('gateway.yaml'))),
    ).toEqual([
      'gateway.yaml:2:33 the address has no version, which most servers expect; such as http://10.0.0.5:8000/v1 (warning)',
      'gateway.yaml:3:3 no model and no guardrail uses this backend (warning)',
      'gateway.yaml:9:31 this date has passed (warning)',
      "gateway.yaml:12:9 this deployment is listed twice, which adds nothing; give the first one a higher 'weight' (warning)",
      "gateway.yaml:13:20 a backend of kind 'jina' cannot be used for 'chat'; it can be used for embedding, rerank (warning)",
      'gateway.yaml: 1 models, 3 backends, 5 warning(s)',
    ]);
    expect((await check(doubtful(), '--strict')).exitCode).toBe(1);
  });

  test('gets warnings of keys that stand in it, and of files of keys that others can read', async () => {
    for (const [name, mode] of [
      ['open-key', 0o644],
      ['own-key', 0o600],
    ] as const)
      await writeFile(join(folder, name), 'sk-0123456789abcdef\n', { mode });
    const backend = (key: string): string =>
      `{ kind: openai, base_url: '${upstream.baseUrl}', api_key: ${key} }`;
    const deployment = (name: string): string => `{ backend: ${name}, model: m }`;
    const names = ['literal', 'word', 'open', 'own'];
    const { out } = await check([
      'backends:',
      `  literal: ${backend('sk-0123456789abcdef')}`,
      `  word: ${backend('none')}`,
      `  open: ${backend('{ file: open-key }')}`,
      `  own: ${backend('{ file: own-key }')}`,
      'models:',
      `  acme/chat: { mode: chat, free: true, deployments: [${names.map(deployment).join(', ')}] }`,
    ]);
    expect(
      out.match(/^.*\(warning\)$/gm)?.map((line) => line.replace(/^.*gateway\.yaml:(\d+):\d+ /, '$1 ')),
    ).toEqual([
      '2 the key stands in this file; take it from the environment, ${NAME}, or from a file, { file: /run/secrets/name } (warning)',
      '4 other users can read this file; chmod o-r removes that (warning)',
    ]);
    expect(out).not.toContain('0123456789');
  });

  test('gets warnings of keys in headers that stand in it', async () => {
    const { out } = await check([
      'backends:',
      '  own:',
      '    kind: openai',
      `    base_url: '${upstream.baseUrl}'`,
      '    headers:',
      '      X-Tenant: a-name-that-is-no-secret',
      '      Authorization: Bearer sk-0123456789abcdef',
      "      X-Other-Key: 'none'",
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: own, model: m }] }',
    ]);
    expect(out.match(/^.*\(warning\)$/gm)).toEqual([
      expect.stringMatching(/:7:\d+ the key stands in this file; take it from the environment, \$\{NAME\} /),
    ]);
    expect(out).not.toContain('0123456789');
  });

  test('lists them in JSON', async () => {
    const { out } = await check(doubtful(), '--json');
    expect(JSON.parse(out)).toMatchObject({ valid: true, problems: [], warnings: { length: 5 } });
  });
});

describe('config check --probe', () => {
  const configuration = async (): Promise<string[]> => [
    'backends:',
    `  up: { kind: openai, base_url: '${upstream.baseUrl}', api_key: sk-secret }`,
    `  gone: { kind: openai, base_url: '${await closedAddress()}' }`,
    '  inside: { kind: embedded }',
    'models:',
    '  acme/chat:',
    '    mode: chat',
    '    free: true',
    '    deployments:',
    '      - { backend: up, model: up-chat }',
    '      - { backend: gone, model: up-chat }',
    '      - { backend: inside, model: extractive }',
  ];

  test('reports whether each backend is reachable, without secrets', async () => {
    const { out, error, exitCode } = await check(await configuration(), '--probe');
    const lines = out.split('\n');
    expect(lines).toContain('up: reachable (status 200)');
    expect(lines).toContain('gone: unreachable (ECONNREFUSED)');
    expect(lines).toContain('inside: not contacted, its kind has no free request');
    expect(exitCode).toBe(1);
    expect(error).toContain('1 backend(s) cannot be used');
    expect(out + error).not.toContain('sk-secret');
    expect(upstream.last).toMatchObject({
      path: '/v1/models',
      headers: { authorization: 'Bearer sk-secret' },
    });
  });
});
