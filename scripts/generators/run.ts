import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The first download of what a client needs takes most of it. */
const WITHIN_MS = 420_000;
/** Compilers print a line for each of hundreds of files when the contract breaks them all. */
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** A program with its arguments. */
export type Command = readonly [string, ...string[]];

export interface Place {
  /** The working directory. */
  folder: string;
  environment: NodeJS.ProcessEnv;
}

/** Runs a command and returns its standard output. Throws with its output when it fails or takes too long. */
export async function run([program, ...words]: Command, { folder, environment }: Place): Promise<string> {
  const options = { cwd: folder, env: environment, timeout: WITHIN_MS, maxBuffer: OUTPUT_BYTES };
  try {
    return (await promisify(execFile)(program, words, options)).stdout;
  } catch (error) {
    // The message of what `execFile` rejects with has the standard error, and a property the standard output.
    const { message, stdout = '' } = error as Error & { stdout?: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}
