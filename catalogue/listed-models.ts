import { mappingIn } from './mapping.ts';
import type { Capability } from './model.ts';

/** One model of another server's model list. */
export interface ListedModel {
  /** As that server names it. */
  name: string;
  capability: Capability;
  /** Unix seconds; 0 when it says none. */
  created: number;
  maxInputTokens: number | undefined;
}

const MAX_MODELS = 1_000;
const MAX_NAME_LENGTH = 190;

/** The models in the body of another server's `GET /v1/models`, as far as it makes sense; nothing of a body that does not. */
export function listedModels(body: string): ListedModel[] {
  const entries = mappingIn(parsed(body)).data;
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

function listedModel(entry: Record<string, unknown>): ListedModel | undefined {
  const { id, created, max_model_len: contextTokens } = entry;
  if (typeof id !== 'string' || id === '' || id.length > MAX_NAME_LENGTH) return undefined;
  return {
    name: id,
    capability: stated(entry) ?? guessed(id),
    created: isCount(created) ? created : 0,
    maxInputTokens: isCount(contextTokens) && contextTokens > 0 ? contextTokens : undefined,
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** What the server itself says: LM Studio gives a `type`, others a list of `capabilities`. */
function stated({ type, capabilities }: Record<string, unknown>): Capability | undefined {
  const words: unknown[] = Array.isArray(capabilities) ? capabilities : [type];
  if (words.some((word) => word === 'llm' || word === 'vlm' || word === 'completion' || word === 'chat'))
    return 'chat';
  if (words.some((word) => word === 'embedding' || word === 'embeddings')) return 'embedding';
  return words.includes('rerank') ? 'rerank' : undefined;
}

/** Families by the words in their names, the special ones first: `bge-reranker` is no embedding model. */
const FAMILIES: readonly [RegExp, Capability][] = [
  [/rerank|colbert|cross-encoder/i, 'rerank'],
  [/whisper|parakeet|(?:^|\W)(?:asr|canary)(?:\W|$)/i, 'transcription'],
  [/kokoro|piper|(?:^|\W)tts(?:\W|$)/i, 'speech'],
  [/stable-diffusion|sdxl|(?:^|\W)flux(?:\W|$)/i, 'image_generation'],
  [/embed|minilm|paraphrase|(?:^|[\W_])(?:bge|e5|gte|jina-clip|sentence)(?:[\W_]|$)/i, 'embedding'],
];

function guessed(name: string): Capability {
  return FAMILIES.find(([words]) => words.test(name))?.[1] ?? 'chat';
}
