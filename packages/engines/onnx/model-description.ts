import { join } from 'node:path';
import { readFields } from '../tokenizer-file.ts';

/** The method that combines the vectors of a text's tokens into one. */
export type Pooling = 'mean' | 'first' | 'last' | 'max';

/** The description of a model, from the files next to its graph. */
export interface ModelDescription {
  /** The classes in the order of the logits; empty for encoders. */
  labels: readonly string[];
  isMultiLabel: boolean;
  /** The most tokens that the model reads at once, including special tokens. */
  maxTokens: number;
  padTokenId: number;
  pooling: Pooling;
}

/** The upper bound of `maxTokens`. Memory for attention grows with its square: 200 MB for twelve heads. */
const MOST_TOKENS = 2_048;
/** The limit of encoders that state none. */
const USUAL_TOKENS = 512;
/** RoBERTa and its descendants number positions from after the padding token's id. */
const OFFSET_POSITIONS = /^(?:xlm-)?(?:roberta|camembert)/;

type Fields = Record<string, unknown>;

/** Reads `config.json` and, if they exist, the settings of the tokenizer and of the pooling (Hugging Face's layout). */
export async function describeModel(folder: string): Promise<ModelDescription> {
  const [config, tokenizer, pooling] = await Promise.all([
    readFields(join(folder, 'config.json')),
    readFields(join(folder, 'tokenizer_config.json')),
    readFields(join(folder, '1_Pooling', 'config.json')),
  ]);
  return {
    labels: labelsOf(config),
    isMultiLabel: config['problem_type'] === 'multi_label_classification',
    maxTokens: maxTokensOf(config, tokenizer),
    padTokenId: wholeNumber(config['pad_token_id']) ?? 0,
    pooling: poolingOf(pooling),
  };
}

function labelsOf({ id2label }: Fields): string[] {
  if (typeof id2label !== 'object' || id2label === null) return [];
  return Object.entries(id2label)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, label]) => String(label));
}

function maxTokensOf(config: Fields, tokenizer: Fields): number {
  const positions = wholeNumber(config['max_position_embeddings']) ?? USUAL_TOKENS;
  const isOffset = OFFSET_POSITIONS.test(String(config['model_type']));
  const offset = isOffset ? (wholeNumber(config['pad_token_id']) ?? 1) + 1 : 0;
  // Tokenizers without a limit state a very large number.
  const stated = wholeNumber(tokenizer['model_max_length']) ?? MOST_TOKENS;
  return Math.min(positions - offset, stated, MOST_TOKENS);
}

function poolingOf(fields: Fields): Pooling {
  if (fields['pooling_mode_cls_token'] === true) return 'first';
  if (fields['pooling_mode_max_tokens'] === true) return 'max';
  if (fields['pooling_mode_lasttoken'] === true) return 'last';
  return 'mean';
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
