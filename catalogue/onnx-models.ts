import type { JsonObject } from '../contract/json-object.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { backendKinds } from './backend-kinds.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** The files of one ONNX model (the layout of Hugging Face's repositories). */
export interface OnnxFiles {
  name: string;
  /** The folder with `config.json` and `tokenizer.json`. */
  folder: string;
  /** The graph with its weights. */
  graph: string;
}

/** Packages that kind onnx needs besides those of the gateway. */
const RUNTIME = 'onnxruntime-web';
const TOKENIZER = '@huggingface/tokenizers';

/** Possible places of the graph, the preferred one first. */
const GRAPHS = ['model.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx'];
/** The runtime can use 4 GB of memory, and loading takes twice the file's size. */
const MAX_GRAPH_BYTES = 1_500_000_000;
/** Tokenizers take up to 35 MB, the other files a few kB. */
const MAX_DESCRIPTION_BYTES = 100_000_000;
/** The files of a model that the engine reads, besides the graph. */
const DESCRIPTIONS = ['config.json', 'tokenizer.json', 'tokenizer_config.json', '1_Pooling/config.json'];
/** The modes of models of kind onnx. */
const MODES: readonly string[] = backendKinds.onnx.capabilities;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** Returns the files of a model that passed `checkOnnxModels`. */
export function onnxFilesOf(modelsDirectory: string, name: string): OnnxFiles {
  const folder = join(modelsDirectory, name);
  const found = GRAPHS.map((graph) => join(folder, graph)).find((path) => existsSync(path));
  return { name, folder, graph: found ?? join(folder, 'model.onnx') };
}

export function modelsDirectoryOf(file: string, directory: string): string {
  return isAbsolute(directory) ? directory : resolve(dirname(file), directory);
}

/** Reports backends of kind onnx without their packages, and models whose files are missing or of another kind. */
export function checkOnnxModels(document: LocatedDocument): void {
  const backends = Object.entries(mappingIn(document.data, 'backends')).filter(
    ([, backend]) => mappingIn(backend)['kind'] === 'onnx',
  );
  if (backends.length === 0) return;
  for (const [name] of backends) checkPackages(document, name);
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    listIn(model, 'deployments').forEach((deployment, index) => {
      const { backend, model: name } = mappingIn(deployment);
      const directory = mappingIn(backends.find(([known]) => known === backend)?.[1])['models_dir'];
      if (typeof directory !== 'string' || typeof name !== 'string') return;
      if (!checkMode(document, id, model)) return;
      const at = pointerOf('models', id, 'deployments', index, 'model');
      const problem = folderProblem(modelsDirectoryOf(document.file, directory), name, model);
      if (problem !== undefined) document.report(at, 'value', ...problem);
    });
  }
}

const { resolve: resolvePackage } = createRequire(import.meta.url);

/**
 * The packages are installed in the parent folder, because a production install of npm omits packages that are
 * also development dependencies.
 */
function checkPackages(document: LocatedDocument, backend: string): void {
  for (const [entry, install] of [
    [`${RUNTIME}/wasm`, `${RUNTIME}@1.30.0`],
    [TOKENIZER, `${TOKENIZER}@0.2.0`],
  ] as const) {
    try {
      resolvePackage(entry);
    } catch {
      const message = `kind 'onnx' needs a package that is not installed: npm install --prefix .. ${install}`;
      document.report(pointerOf('backends', backend, 'kind'), 'value', message);
    }
  }
}

function checkMode(document: LocatedDocument, id: string, { mode }: JsonObject): boolean {
  if (MODES.includes(String(mode))) return true;
  const message = `a model of kind 'onnx' cannot have the mode '${String(mode)}'`;
  document.report(pointerOf('models', id, 'mode'), 'value', message, `it can have ${MODES.join(', ')}`);
  return false;
}

type Problem = [message: string, suggestion: string];

function folderProblem(directory: string, name: string, { mode }: JsonObject): Problem | undefined {
  if (!NAME.test(name))
    return ["this is not the name of a folder in 'models_dir'", 'such as bge-small-en or BAAI/bge-small-en'];
  const { folder, graph } = onnxFilesOf(directory, name);
  if (!existsSync(folder))
    return [`the folder ${folder} does not exist`, 'it holds model.onnx, config.json and tokenizer.json'];
  const missing = [graph, join(folder, 'config.json'), join(folder, 'tokenizer.json')].find(
    (path) => !existsSync(path),
  );
  if (missing !== undefined)
    return [`the file ${missing} does not exist`, 'copy it from the repository of the model'];
  const advice = 'copy it again from the repository of the model';
  return (
    sizeProblem(graph, MAX_GRAPH_BYTES, 'use a quantised or a smaller model') ??
    DESCRIPTIONS.map((file) => sizeProblem(join(folder, file), MAX_DESCRIPTION_BYTES, advice)).find(
      (problem) => problem !== undefined,
    ) ??
    configurationProblem(join(folder, 'config.json'), mode)
  );
}

/** Returns the problem of a pipe, a device or a larger file, none of which the engine may open. */
function sizeProblem(path: string, maxBytes: number, suggestion: string): Problem | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isFile()) return [`${path} is not a regular file`, suggestion];
  return found.size > maxBytes ? [`${path} is larger than ${maxBytes} bytes`, suggestion] : undefined;
}

function configurationProblem(path: string, mode: unknown): Problem | undefined {
  let config: JsonObject;
  try {
    config = mappingIn(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [`${path} cannot be read as JSON`, 'copy it again from the repository of the model'];
  }
  if (mode === 'embedding') return undefined;
  const architectures = listIn(config, 'architectures').map(String);
  if (architectures.length === 0 || architectures.some((one) => one.endsWith('ForSequenceClassification')))
    return labelsProblem(config, path, mode);
  return [
    `${path} describes ${architectures.join(', ')}, which has no classes`,
    `the mode '${String(mode)}' needs a model for sequence classification`,
  ];
}

function labelsProblem(config: JsonObject, path: string, mode: unknown): Problem | undefined {
  const labels = Object.values(mappingIn(config, 'id2label')).map((label) => String(label).toLowerCase());
  if (mode === 'rerank' && labels.length > 2)
    return [
      `${path} names ${labels.length} classes`,
      'a reranker has one, or two of which the second is relevance',
    ];
  if (mode === 'decision' && !labels.includes('entailment'))
    return [`${path} has no class 'entailment'`, 'decisions need a model for natural language inference'];
  return undefined;
}
