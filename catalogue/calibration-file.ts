import { isRecord } from '../contract/json-object.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CalibrationEntry } from './calibration.ts';
import { ConfigurationError } from './configuration-error.ts';
import { OperatorFileError, readOperatorFile } from './operator-file.ts';

/** The file's name in the data directory. */
export const CALIBRATION_FILE = 'calibration.json';

const VERSION = 1;
/** Enough for 50,000 entries. */
const MAX_SIZE_BYTES = 16_000_000;

/**
 * Reads the stored parameters; none without a file.
 *
 * @throws ConfigurationError for a file that `gateway calibrate` did not write, since an editing mistake must
 * not change probabilities
 */
export async function readCalibrations(path: string): Promise<CalibrationEntry[]> {
  const text = await readOrNull(path);
  if (text === null) return [];
  const document = parse(text, path);
  if (!isRecord(document) || document['version'] !== VERSION || !Array.isArray(document['entries']))
    throw invalidFile(path, `this is not a calibration file of version ${VERSION}`);
  return document['entries'].map((entry: unknown, index) => {
    if (isEntry(entry)) return entry;
    throw invalidFile(path, `entry ${index} was not written by 'gateway calibrate'`);
  });
}

/** Stores entries, replacing those of the same model, revision and kind. The file is replaced atomically. */
export async function storeCalibrations(path: string, added: readonly CalibrationEntry[]): Promise<void> {
  const replaced = new Set(added.map(placeOf));
  const kept = (await readCalibrations(path)).filter((entry) => !replaced.has(placeOf(entry)));
  const text = `${JSON.stringify({ version: VERSION, entries: [...kept, ...added] }, null, 2)}\n`;
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

function placeOf({ model, model_version: version, kind }: CalibrationEntry): string {
  return JSON.stringify([model, version, kind]);
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return (await readOperatorFile(path, MAX_SIZE_BYTES)).toString('utf8');
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    if (error.isMissing) return null;
    throw invalidFile(path, `the file ${error.message}`);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFile(path, 'this is not JSON');
  }
}

function isEntry(entry: unknown): entry is CalibrationEntry {
  if (!isRecord(entry) || typeof entry['model'] !== 'string' || !isRecord(entry['parameters'])) return false;
  const { kind, model_version: version, parameters } = entry;
  if (!isWeight(parameters['prior_weight'])) return false;
  if (typeof version !== 'string' && version !== null) return false;
  if (kind === 'predicate') return isFinite(parameters['slope']) && isFinite(parameters['intercept']);
  if (kind !== 'choice' && kind !== 'score') return false;
  return isFinite(parameters['temperature']) && parameters['temperature'] > 0;
}

/** Whether a value is a valid prior weight; undefined is, because a prior is not always fitted. */
function isWeight(value: unknown): boolean {
  return value === undefined || (isFinite(value) && value >= 0 && value <= 1);
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function invalidFile(file: string, message: string): ConfigurationError {
  const suggestion = "remove it and run 'gateway calibrate' again";
  return new ConfigurationError([{ file, line: 1, column: 1, message, suggestion }]);
}
