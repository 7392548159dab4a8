import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runGateway } from '../../cli/run.ts';
import { databaseEnvironment, giveDatabase } from '../../scripts/test-bed/stores.ts';

export interface CommandResult {
  exitCode: number;
  out: string;
  error: string;
}

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** Runs the command in this process, with the data directory and the configuration of the test. */
export async function runHere(
  dataDirectory: string,
  commandArguments: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  let out = '';
  let error = '';
  const exitCode = await runGateway(commandArguments, {
    environment: { ...(await environmentOf(dataDirectory)), ...environment },
    writeOut: (text) => (out += text),
    writeError: (text) => (error += text),
  });
  return { exitCode, out, error };
}

/** Runs the command in another process, as operators do. */
export async function runElsewhere(
  dataDirectory: string,
  commandArguments: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const env = { PATH: process.env['PATH'], ...(await environmentOf(dataDirectory)), ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...commandArguments], { env }, (_error, out, error) =>
      resolve({ exitCode: child.exitCode ?? -1, out, error }),
    );
  });
}

async function environmentOf(dataDirectory: string): Promise<Record<string, string>> {
  await giveDatabase(dataDirectory);
  return { GATEWAY_DATA_DIR: dataDirectory, ...databaseEnvironment(dataDirectory) };
}

/** The key and its id in the output of `key create --json`. */
export function createdKeyIn({ out }: CommandResult): { key: string; id: string } {
  const value: unknown = JSON.parse(out);
  if (typeof value !== 'object' || value === null || !('key' in value) || !('id' in value)) {
    throw new Error(`no key in ${out}`);
  }
  return { key: String(value.key), id: String(value.id) };
}
