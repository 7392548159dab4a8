import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadWithFiles } from '../../catalogue/load.ts';
import { load, problemsOf } from './configuration-file.ts';

const ADDRESS = 'https://aiplatform.googleapis.com/v1/projects/acme/locations/global';
const KEY = { type: 'service_account', client_email: 'a@acme.example', private_key: 'secret-key' };

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-vertex-'));
});
afterAll(() => rm(folder, { recursive: true }));

function file(keys: string, kind = 'vertex'): string {
  return `backends:
  up: { kind: ${kind}, base_url: '${ADDRESS}'${keys} }
models:
  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: up, model: gemini-2.5-flash }] }
`;
}

async function withContent(content: string): Promise<string> {
  const path = join(folder, 'key.json');
  await writeFile(path, content);
  return `, credentials_file: '${path}'`;
}

test('a backend of kind vertex needs no key, and gets the messages format', async () => {
  expect((await load(file(''))).backends.get('up')).toMatchObject({
    kind: 'vertex',
    formats: new Set(['messages']),
    messagesHeaders: 'all',
    googleKey: null,
  });
});

test('the key of its service account is read with the configuration, and never shown', async () => {
  const path = join(folder, 'gateway.yaml');
  await writeFile(join(folder, 'key.json'), JSON.stringify(KEY));
  await writeFile(path, file(', credentials_file: key.json'));
  const { catalogue, files } = await loadWithFiles({ path, environment: {} });
  expect(files).toContain(join(folder, 'key.json'));
  const key = catalogue.backends.get('up')?.googleKey;
  expect(JSON.parse(key?.reveal() ?? '')).toEqual(KEY);
  expect(JSON.stringify([...catalogue.backends.values()])).not.toContain('secret-key');
});

test.each([
  ['no JSON', 'secret'],
  ['a list', '[]'],
  ['the file of another credential', JSON.stringify({ type: 'external_account', token_url: 'http://x' })],
  ['a key without its account', JSON.stringify({ ...KEY, client_email: undefined })],
])('stops the start with %s as its key', async (_name, content) => {
  expect(await problemsOf(file(await withContent(content)))).toEqual([
    '2: this file is not the key of a service account; name other credentials of Google in GOOGLE_APPLICATION_CREDENTIALS',
  ]);
});

test('stops the start with a key that does not exist', async () => {
  expect(await problemsOf(file(', credentials_file: /none.json'))).toEqual(['2: this file does not exist']);
});

test('has no health check, and other kinds have no such key', async () => {
  expect(await problemsOf(file(', health: { path: /x }'))).toHaveLength(1);
  expect(await problemsOf(file(await withContent(JSON.stringify(KEY)), 'gemini'))).toEqual([
    expect.stringContaining("only backends of kind 'vertex' have such a key"),
  ]);
});
