import type { Environment } from './environment.ts';
import { LocatedDocument } from './located-document.ts';
import { mappingIn } from './mapping.ts';
import { OperatorFileError, type OperatorFile } from './operator-file.ts';
import { isPriceFile } from '../generated/validators/gateway-file.js';
import { checkSchema } from './schema-check.ts';

const POINTER = '/prices/file';

/** Reads the file of prices that `gateway.yaml` names. Null: it names none, or the file cannot be used, which is reported. */
export async function readPriceFile(
  document: LocatedDocument,
  environment: Environment,
  readFile: (name: string) => Promise<OperatorFile & { path: string }>,
): Promise<LocatedDocument | null> {
  const { file } = mappingIn(document.data, 'prices');
  if (typeof file !== 'string') return null;
  try {
    const { path, text } = await readFile(file);
    return parsePriceFile(path, text, environment);
  } catch (thrown) {
    if (!(thrown instanceof OperatorFileError)) throw thrown;
    document.report(POINTER, 'value', `this file ${thrown.message}`, "'gateway prices import' writes it");
    return null;
  }
}

/** Parses a file of prices, and collects the problems of its form. */
export function parsePriceFile(path: string, text: string, environment: Environment): LocatedDocument {
  const prices = new LocatedDocument(path, text, environment);
  if (prices.data === null) prices.report('', 'value', 'the file is empty');
  else if (prices.data !== undefined) checkSchema(prices, isPriceFile);
  return prices;
}
