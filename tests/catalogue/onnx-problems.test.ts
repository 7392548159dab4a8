import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeClassifier, writeEncoder, writeReranker } from '../support/onnx/models.ts';
import { load, problemsOf } from './configuration-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-onnx-'));
  await writeEncoder(join(folder, 'encoder'));
  await writeReranker(join(folder, 'acme', 'reranker'));
  await writeClassifier(join(folder, 'classifier'));
  await writeEncoder(join(folder, 'no-tokenizer'));
  await unlink(join(folder, 'no-tokenizer', 'tokenizer.json'));
  await writeEncoder(join(folder, 'no-graph'));
  await unlink(join(folder, 'no-graph', 'model.onnx'));
  await writeEncoder(join(folder, 'odd'));
  await writeFile(join(folder, 'odd', 'config.json'), '{');
});
afterAll(() => rm(folder, { recursive: true }));

function file(mode: string, model: string): string {
  return `backends:
  local: { kind: onnx, models_dir: '${folder}' }
models:
  acme/one:
    mode: ${mode}
    deployments: [{ backend: local, model: ${model} }]
    free: true
`;
}

test.each([
  ['embedding', 'encoder'],
  ['rerank', 'acme/reranker'],
  ['classification', 'classifier'],
])('a model for %s with all of its files is accepted', async (mode, model) => {
  const { backends } = await load(file(mode, model));
  expect(backends.get('local')?.modelsDirectory).toBe(folder);
});

test.each([
  ['embedding', 'nothing', /^6: the folder .*nothing does not exist; it holds model.onnx, config.json/],
  ['embedding', 'no-tokenizer', /^6: the file .*tokenizer.json does not exist; copy it from the repository/],
  ['embedding', 'no-graph', /^6: the file .*model.onnx does not exist/],
  ['embedding', '../encoder', /^6: this is not the name of a folder in 'models_dir'/],
  ['classification', 'odd', /^6: .*config.json cannot be read as JSON/],
  ['classification', 'encoder', /^6: .* describes BertModel, which has no classes/],
  ['decision', 'classifier', /^6: .* has no class 'entailment'/],
  [
    'chat',
    'encoder',
    /^5: a model of kind 'onnx' cannot have the mode 'chat'; it can have embedding, rerank/,
  ],
])('a model for %s in %s is refused with a reason', async (mode, model, problem) => {
  expect(await problemsOf(file(mode, model))).toEqual([expect.stringMatching(problem)]);
});

test('kind onnx needs a folder, and other kinds have none', async () => {
  const models = 'models:\n  a/b: { mode: chat, free: true, deployments: [{ backend: two, model: x }] }\n';
  const text = `backends:\n  one: { kind: onnx }\n  two: { kind: openai, base_url: 'http://127.0.0.1:1/v1', models_dir: x }\n${models}`;
  expect(await problemsOf(text)).toEqual([
    "2: the key 'models_dir' is missing",
    "3: only backends of kind 'onnx' have such a key",
  ]);
});
