import { stat } from 'node:fs/promises';
import { withoutLineEnd, type Environment } from '../../catalogue/environment.ts';
import { READABLE_BY_OTHERS } from '../../catalogue/operator-file.ts';
import { ok, warning, type Finding } from './finding.ts';

const NAMES_A_FILE = /^GATEWAY_\w+_FILE$/;

/** Checks whether other users can read the files of secrets that variables name. */
export async function checkSecretFiles(environment: Environment): Promise<Finding[]> {
  const named = Object.entries(environment).flatMap(([variable, value = '']) => {
    const file = withoutLineEnd(value);
    return NAMES_A_FILE.test(variable) && file !== '' ? [{ variable, file }] : [];
  });
  return Promise.all(named.map(checkFile));
}

async function checkFile({ variable, file }: { variable: string; file: string }): Promise<Finding> {
  // The settings have been read from it before.
  const { mode } = await stat(file);
  if ((mode & READABLE_BY_OTHERS) === 0) return ok('secret file', `${variable}: ${file}`);
  return warning('secret file', `${variable}: other users can read ${file}`, `run chmod o-r ${file}`);
}
