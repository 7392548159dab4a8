import type { JsonObject } from '../contract/json-object.ts';
import { mappingIn } from './mapping.ts';
import type { Capability } from './model.ts';

/** A model in another server's model list. */
export interface ListedModel {
  /** That server's name for it. */
  name: string;
  /** The name, or the last part of a name that is a file path, which clients need not see. */
  shownName: string;
  capability: Capability;
  /** Unix seconds; 0 when unknown. */
  created: number;
  maxInputTokens: number | undefined;
}

const MAX_MODELS = 1_000;
const MAX_SHOWN_NAME_LENGTH = 190;
const MAX_NAME_LENGTH = 4_096;

/** Absolute, relative to a folder, or with the extension of a llama.cpp model file. `vendor/model` is no path. */
const FILE_PATH = /^(?:~|\.{1,2})?\/|^[A-Za-z]:[\\/]|[\\/][^\\/]+\.gguf$/i;

/** Reads the models in another server's response to `GET /v1/models`. Invalid entries are ignored. */
export function listedModels(body: string): ListedModel[] {
  const entries = mappingIn(parsed(body))['data'];
  if (!Array.isArray(entries)) return [];
  return entries.slice(0, MAX_MODELS).flatMap((entry) => listedModel(mappingIn(entry)) ?? []);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function listedModel(entry: JsonObject): ListedModel | undefined {
  const { id, created } = entry;
  if (typeof id !== 'string' || id.length > MAX_NAME_LENGTH) return undefined;
  const shownName = shownNameOf(id);
  if (shownName === '' || shownName.length > MAX_SHOWN_NAME_LENGTH) return undefined;
  return {
    name: id,
    shownName,
    capability: statedCapability(entry) ?? guessedCapability(shownName),
    created: isCount(created) ? created : 0,
    maxInputTokens: contextTokens(entry),
  };
}

function shownNameOf(id: string): string {
  if (!FILE_PATH.test(id)) return id;
  return id.split(/[\\/]/).findLast((part) => part !== '') ?? '';
}

/** Returns the context that vLLM states as `max_model_len`, and llama-server as `meta.n_ctx`. */
function contextTokens({ max_model_len, meta }: JsonObject): number | undefined {
  return [max_model_len, mappingIn(meta)['n_ctx']].filter(isCount).find((tokens) => tokens > 0);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Returns the capability that the server states: LM Studio has a `type`, others a list of `capabilities`. */
function statedCapability({ type, capabilities }: JsonObject): Capability | undefined {
  const words: unknown[] = Array.isArray(capabilities) ? capabilities : [type];
  if (words.some((word) => word === 'llm' || word === 'vlm' || word === 'completion' || word === 'chat'))
    return 'chat';
  if (words.some((word) => word === 'embedding' || word === 'embeddings')) return 'embedding';
  return words.includes('rerank') ? 'rerank' : undefined;
}

/** Capabilities by words in model names, the most specific first: `bge-reranker` is not an embedding model. */
const FAMILIES: readonly [RegExp, Capability][] = [
  [/rerank|colbert|cross-encoder/i, 'rerank'],
  [/whisper|parakeet|(?:^|\W)(?:asr|canary)(?:\W|$)/i, 'transcription'],
  [/kokoro|piper|(?:^|\W)tts(?:\W|$)/i, 'speech'],
  [/stable-diffusion|sdxl|(?:^|\W)flux(?:\W|$)/i, 'image_generation'],
  [/embed|minilm|paraphrase|(?:^|[\W_])(?:bge|e5|gte|jina-clip|sentence)(?:[\W_]|$)/i, 'embedding'],
];

function guessedCapability(name: string): Capability {
  return FAMILIES.find(([words]) => words.test(name))?.[1] ?? 'chat';
}
