import { readFile } from 'node:fs/promises';

/** The functions used here of `@huggingface/tokenizers`. Its own declarations import modules that the package lacks. */
export interface TextTokenizer {
  encode(
    text: string,
    options: { text_pair?: string | null; add_special_tokens?: boolean; return_token_type_ids?: boolean },
  ): { ids: number[]; token_type_ids?: number[] };
  decode(ids: readonly number[]): string;
}

type NewTokenizer = new (tokenizer: object, configuration: object) => TextTokenizer;

type Fields = Record<string, unknown>;

/**
 * Opens the tokenizer in a `tokenizer.json` (Hugging Face's format), with the settings of a `tokenizer_config.json`.
 *
 * @throws Error when the file cannot be read or parsed
 */
export async function openTokenizer(path: string, configuration: Fields = {}): Promise<TextTokenizer> {
  // package.json pins version 0.2.0, which has this class.
  const { Tokenizer } = (await import('@huggingface/tokenizers')) as { Tokenizer: unknown };
  const Opened = Tokenizer as NewTokenizer;
  return new Opened(await readFields(path), configuration);
}

/** Reads the object in a JSON file. Returns an empty object if the file does not exist. */
export async function readFields(path: string): Promise<Fields> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return {};
  }
  const value: unknown = JSON.parse(text);
  // An object that is not a list has only string keys with unknown values, as the type states.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
