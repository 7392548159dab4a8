import { execFileSync } from 'node:child_process';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readCalibrations } from '../../catalogue/calibration-file.ts';
import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { loadCatalogue } from '../../catalogue/load.ts';
import { writeEncoder } from '../support/onnx/models.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { problemsOf, smallFile } from './configuration-file.ts';

const MODELS = `models:
  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: vllm, model: chat }] }
`;

let folder: TemporaryFolder;
let pipe = '';
let sparse = '';

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  pipe = join(folder.path, 'pipe.json');
  execFileSync('mkfifo', [pipe]);
  // Takes no space on the disk.
  sparse = join(folder.path, 'sparse.json');
  await writeFile(sparse, '');
  await truncate(sparse, 200_000_000);
});
afterAll(() => folder[Symbol.asyncDispose]());

/** What is no file that ends, and why it is refused. */
function places(): [path: string, reason: RegExp][] {
  return [
    [pipe, /is not a regular file/],
    ['/dev/zero', /is not a regular file/],
    [folder.path, /is not a regular file/],
    [sparse, /is larger than \d+ bytes/],
  ];
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ConfigurationError) return error.message;
  throw new Error(`not refused: ${String(error)}`);
}

describe('a file of the operator that is a pipe, a device or too large is refused at once', () => {
  test('as gateway.yaml', async () => {
    for (const [path, reason] of places())
      expect(await failureOf(loadCatalogue({ path, environment: {} }))).toMatch(reason);
  });

  test('as the calibrations', async () => {
    for (const [path, reason] of places()) expect(await failureOf(readCalibrations(path))).toMatch(reason);
  });

  test("as a backend's certificates", async () => {
    for (const [path, reason] of places()) {
      const text = `backends:
  vllm: { kind: openai, base_url: 'https://127.0.0.1:8000/v1', ca_file: '${path}' }
${MODELS}`;
      expect(await problemsOf(text)).toEqual([expect.stringMatching(reason)]);
    }
  });

  test('as a tokenizer', async () => {
    for (const [path, reason] of places()) {
      const named = join(folder.path, 'named.json');
      await symlink(path, named);
      const text = smallFile(`    free: true\n    tokenizer: ${named}`);
      expect(await problemsOf(text)).toEqual([expect.stringMatching(reason)]);
      execFileSync('rm', [named]);
    }
  });

  test.each([
    'model.onnx',
    'config.json',
    'tokenizer.json',
    'tokenizer_config.json',
    '1_Pooling/config.json',
  ])('as %s of a local model', async (name) => {
    for (const path of [pipe, '/dev/zero', folder.path]) {
      const model = join(folder.path, 'model');
      await writeEncoder(model);
      await mkdir(join(model, '1_Pooling'), { recursive: true });
      execFileSync('rm', ['-f', join(model, name)]);
      await symlink(path, join(model, name));
      const text = `backends:
  local: { kind: onnx, models_dir: '${folder.path}' }
models:
  acme/one: { mode: embedding, free: true, deployments: [{ backend: local, model: model }] }
`;
      expect(await problemsOf(text)).toEqual([expect.stringMatching(/is not a regular file/)]);
      execFileSync('rm', ['-r', model]);
    }
  });
});

test('a file of the kernel, which states no size, is read as any other', async () => {
  await expect(loadCatalogue({ path: '/proc/self/status', environment: {} })).rejects.toThrow(
    ConfigurationError,
  );
});
