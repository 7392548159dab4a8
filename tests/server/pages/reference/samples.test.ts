import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceGateway } from '../../../../packages/sdk/index.ts';
import { NotFoundError } from '../../../../packages/sdk/runtime/errors.ts';
import { send } from '../../../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../../../scripts/test-bed/gateway.ts';
import { operationsOf, type ContractDocument } from '../../../../server/pages/reference/contract-document.ts';
import contract from '../../../../generated/openapi.json' with { type: 'json' };

let world: TestGateway;
let folder = '';
beforeAll(async () => {
  world = await startTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const form = (path: '/v1/audio/transcriptions' | '/v1/images/variations' | '/v1/files') =>
    contract.paths[path].post.requestBody.content['multipart/form-data'].example;
  const files = {
    'audio.wav': form('/v1/audio/transcriptions'),
    'image.gif': form('/v1/images/variations'),
    'data.csv': form('/v1/files'),
  };
  // A character of such an example is a byte.
  for (const [name, example] of Object.entries(files))
    await writeFile(join(folder, name), String('image' in example ? example.image : example.file), 'latin1');
});
afterEach(() => world.settle());
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

// The generator wrote the document from the linted contract.
const operations = operationsOf(contract as unknown as ContractDocument).map(
  ({ operation }) => operation.operationId,
);

/** Operations on something that was created before. */
const WITH_IDS = ['Response', 'File', 'FileContent', 'ResponseInputItems'].flatMap((name) => [
  `get${name}`,
  `delete${name}`,
  `list${name}`,
]);

/** The sample of a page, as a reader copies it. */
async function sampleOf(operation: string, language: string): Promise<string> {
  const { status, text } = await send(world.gateway.address, {
    method: 'GET',
    path: `/docs/${operation}`,
    headers: {},
  });
  expect(status).toBe(200);
  const sample = new RegExp(`<code\\s+data-sample="${language}"[^>]*>([^<]*)</code`).exec(text)?.[1] ?? '';
  return unescaped(sample);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

// The samples are modules; their imports are handed in.
const AsyncFunction = (async () => {}).constructor as new (
  ...text: string[]
) => (...values: unknown[]) => Promise<void>;

test.each(operations)('the TypeScript sample of %s runs', async (operation) => {
  const code = await sampleOf(operation, 'TypeScript');
  expect(code).toMatch(/^import /);
  const shown: unknown[] = [];
  const run = new AsyncFunction(
    'InferenceGateway',
    'openAsBlob',
    'writeFile',
    'console',
    'process',
    code.replace(/^import .*\n/gm, '').replace(/baseUrl: '[^']*'/, `baseUrl: '${world.gateway.address}'`),
  );
  const outcome = run(
    InferenceGateway,
    (name: string) => openAsBlob(join(folder, name)),
    (name: string, bytes: Uint8Array) => writeFile(join(folder, name), bytes),
    { log: (value: unknown) => shown.push(value) },
    { env: { GATEWAY_API_KEY: world.keys.full } },
  );
  // The document and the ids of the contract's examples are not there.
  if (operation === 'createOcr') await expect(outcome).rejects.toThrow('document_url');
  else if (WITH_IDS.includes(operation) && operation !== 'listFiles')
    await expect(outcome).rejects.toBeInstanceOf(NotFoundError);
  else {
    await outcome;
    if (shown.length === 0) expect((await readFile(join(folder, 'output'))).length).toBeGreaterThan(0);
  }
});
