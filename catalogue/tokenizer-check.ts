import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** The encodings of tiktoken that the gateway includes. */
const ENCODINGS: readonly string[] = ['o200k_base', 'o200k_harmony', 'cl100k_base'];
const READER = '@huggingface/tokenizers';

const { resolve: resolvePackage } = createRequire(import.meta.url);

/** Returns a model's tokenizer for the catalogue: the name of an encoding, or an absolute path. */
export function tokenizerOf(file: string, tokenizer: string): string {
  return ENCODINGS.includes(tokenizer) || isAbsolute(tokenizer)
    ? tokenizer
    : resolve(dirname(file), tokenizer);
}

/** Reports tokenizers that are neither an encoding nor a file that describes one. */
export function checkTokenizers(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const { tokenizer } = mappingIn(models, id);
    if (typeof tokenizer !== 'string' || ENCODINGS.includes(tokenizer)) continue;
    const problem = fileProblem(tokenizerOf(document.file, tokenizer), tokenizer);
    if (problem !== undefined) document.report(pointerOf('models', id, 'tokenizer'), 'value', ...problem);
  }
}

function fileProblem(path: string, written: string): [message: string, suggestion: string] | undefined {
  if (!written.endsWith('.json'))
    return ['this is not a tokenizer', `${ENCODINGS.join(', ')}, or the path of a tokenizer.json`];
  try {
    resolvePackage(READER);
  } catch {
    return [
      'a tokenizer.json needs a package that is not installed',
      `npm install --prefix .. ${READER}@0.2.0`,
    ];
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return ['this file cannot be read', 'copy it from the repository of the model'];
  }
  const { model } = mappingIn(parsed(text));
  const isTokenizer = typeof mappingIn(model).type === 'string' || mappingIn(model).vocab !== undefined;
  return isTokenizer
    ? undefined
    : ['this file does not describe a tokenizer', 'it is the tokenizer.json of the model'];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
