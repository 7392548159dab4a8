import { dirname, resolve } from 'node:path';
import { checkAlerts } from './alert-check.ts';
import { checkAliases } from './alias-check.ts';
import { checkBackends } from './backend-check.ts';
import { readBackendFiles } from './backend-files.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { ConfigurationError, inOrder, type ConfigurationProblem } from './configuration-error.ts';
import { defaultCatalogue } from './default-catalogue.ts';
import { reportWarnings } from './warning-check.ts';
import type { Environment } from './environment.ts';
import { checkFallbacks } from './fallback-check.ts';
import { checkGuardrails } from './guardrail-check.ts';
import { checkJwt } from './jwt.ts';
import { LocatedDocument } from './located-document.ts';
import type { Catalogue } from './model.ts';
import { checkOnnxModels } from './onnx-models.ts';
import { OperatorFileError, readOperatorFile, readOperatorText, type OperatorFile } from './operator-file.ts';
import { checkPrices } from './price-check.ts';
import { readPriceFile } from './price-file.ts';
import { checkReferences } from './reference-check.ts';
import { checkRouting } from './routing-check.ts';
import { checkSchema } from './schema-check.ts';
import { checkSignIn } from './sign-in.ts';
import { checkTags } from './tag-check.ts';
import { checkTokenizers } from './tokenizer-check.ts';

export interface LoadOptions {
  /** The path of `gateway.yaml`. */
  path: string;
  environment: Environment;
  /** Whether a missing file is an error (the operator named it) or selects the built-in catalogue. */
  required?: boolean;
  /** A text to check in place of that of a file which the configuration names. */
  replaced?: { path: string; text: string };
}

const MAX_SIZE_BYTES = 4_000_000;
/** The largest, a bundle of all public certificate authorities, takes 230 kB. */
const MAX_BESIDE_BYTES = 1_000_000;

/** The catalogue of a configuration file, and its sources. */
export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** The paths of the configuration file and of the files that it refers to. */
  files: readonly string[];
  /** Ordered by position. */
  warnings: readonly ConfigurationProblem[];
  /** Whether a configuration file exists; otherwise the catalogue is the built-in one. */
  isFromFile: boolean;
}

/**
 * Loads the catalogue of a configuration file, or the built-in one without a file.
 *
 * @throws ConfigurationError with all problems of the file
 */
export async function loadCatalogue(options: LoadOptions): Promise<Catalogue> {
  return (await loadWithFiles(options)).catalogue;
}

/** Works as `loadCatalogue`, and returns the files that were read and the warnings. */
export async function loadWithFiles({
  path,
  environment,
  required = false,
  replaced,
}: LoadOptions): Promise<LoadedCatalogue> {
  const document = await readDocument(path, environment);
  if (document === null) {
    if (required) throw missingFile(path);
    return { catalogue: defaultCatalogue(), files: [path], warnings: [], isFromFile: false };
  }
  const files = [path];
  const readBeside = async (name: string): Promise<FileBeside> => {
    const file = resolve(dirname(path), name);
    files.push(file);
    if (file === replaced?.path) return { ...replaced, isReadableByOthers: false };
    return { path: file, ...(await readOperatorText(file, MAX_BESIDE_BYTES)) };
  };
  const catalogue = await catalogueFrom(document, environment, readBeside);
  return { catalogue, files, warnings: inOrder(document.warnings), isFromFile: true };
}

/**
 * Reads a YAML file of the operator; null: there is none.
 *
 * @param environment null: `${` has no meaning in the file
 * @throws ConfigurationError
 */
export async function readDocument(
  path: string,
  environment: Environment | null,
): Promise<LocatedDocument | null> {
  const bytes = await readConfiguration(path);
  if (bytes === undefined) return null;
  return new LocatedDocument(path, decode(bytes, path), environment);
}

/** The error for a file that the operator named. */
export function missingFile(path: string): ConfigurationError {
  return wholeFileError(path, 'there is no such file');
}

async function readConfiguration(path: string): Promise<Buffer | undefined> {
  try {
    return await readOperatorFile(path, MAX_SIZE_BYTES);
  } catch (thrown) {
    if (!(thrown instanceof OperatorFileError)) throw thrown;
    if (thrown.isMissing) return undefined;
    throw wholeFileError(path, `the file ${thrown.message}`);
  }
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wholeFileError(file, 'the file is not UTF-8');
  }
}

function wholeFileError(file: string, message: string): ConfigurationError {
  return new ConfigurationError([{ file, line: 1, column: 1, message }]);
}

/** Throws a `ConfigurationError` for an empty file, and one that is not YAML. */
export function requireContents(document: LocatedDocument): void {
  if (document.data === null) document.report('', 'value', 'the file is empty');
  if (document.data === undefined || document.data === null) throw new ConfigurationError(document.problems);
}

/** A file that the configuration names. */
type FileBeside = OperatorFile & { path: string };

async function catalogueFrom(
  document: LocatedDocument,
  environment: Environment,
  readBeside: (name: string) => Promise<FileBeside>,
): Promise<Catalogue> {
  requireContents(document);
  checkSchema(document);
  checkBackends(document);
  checkReferences(document);
  checkAliases(document);
  checkRouting(document);
  checkFallbacks(document);
  const priceFile = await readPriceFile(document, environment, readBeside);
  checkPrices(document, priceFile, Date.now());
  checkGuardrails(document);
  checkOnnxModels(document);
  checkJwt(document);
  reportWarnings(document);
  await checkTokenizers(document);
  const files = await readBackendFiles(document, readBeside);
  const alertFiles = await checkAlerts(document, readBeside);
  const signInSecret = await checkSignIn(document, readBeside);
  const tagFiles = await checkTags(document, readBeside);
  const problems = [...document.problems, ...(priceFile?.problems ?? [])];
  if (problems.length > 0) throw new ConfigurationError(problems);
  const contents = { backends: files, alerts: alertFiles, signIn: signInSecret, tags: tagFiles };
  return buildCatalogue(document, contents, priceFile);
}
