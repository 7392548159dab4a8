import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { OperatorFileError, readOperatorFile } from './operator-file.ts';

/** The encodings of tiktoken that the gateway includes. */
const ENCODINGS: readonly string[] = ['o200k_base', 'o200k_harmony', 'cl100k_base'];
/** The largest published ones take 35 MB. */
const MAX_FILE_BYTES = 100_000_000;
const READER = '@huggingface/tokenizers';

const { resolve: resolvePackage } = createRequire(import.meta.url);

/** Returns a model's tokenizer for the catalogue: the name of an encoding, or an absolute path. */
export function tokenizerOf(file: string, tokenizer: string): string {
  return ENCODINGS.includes(tokenizer) || isAbsolute(tokenizer)
    ? tokenizer
    : resolve(dirname(file), tokenizer);
}

/** Reports tokenizers that are neither an encoding nor a file that describes one. */
export async function checkTokenizers(document: LocatedDocument): Promise<void> {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const { tokenizer } = mappingIn(models, id);
    if (typeof tokenizer !== 'string' || ENCODINGS.includes(tokenizer)) continue;
    const problem = await fileProblem(tokenizerOf(document.file, tokenizer), tokenizer);
    if (problem !== undefined) document.report(pointerOf('models', id, 'tokenizer'), 'value', ...problem);
  }
}

type Problem = [message: string, suggestion: string];

async function fileProblem(path: string, written: string): Promise<Problem | undefined> {
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
    text = (await readOperatorFile(path, MAX_FILE_BYTES)).toString('utf8');
  } catch (thrown) {
    const reason = thrown instanceof OperatorFileError ? thrown.message : 'cannot be read';
    return [`this file ${reason}`, 'copy it from the repository of the model'];
  }
  const { model } = mappingIn(parsed(text));
  const isTokenizer = typeof mappingIn(model)['type'] === 'string' || mappingIn(model)['vocab'] !== undefined;
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
