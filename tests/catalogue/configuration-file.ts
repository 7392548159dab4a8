import { expect } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import { loadCatalogue } from '../../catalogue/load.ts';
import type { Catalogue } from '../../catalogue/model.ts';

/** Loads a text as if it were the operator's `gateway.yaml`. */
export async function load(
  text: string | Buffer,
  environment: Record<string, string> = {},
): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-catalogue-'));
  try {
    const path = join(folder, 'gateway.yaml');
    await writeFile(path, text);
    return await loadCatalogue({ path, environment });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The error that a faulty file ends in. */
export async function errorOf(
  text: string | Buffer,
  environment: Record<string, string> = {},
): Promise<ConfigurationError> {
  try {
    await load(text, environment);
  } catch (thrown) {
    if (thrown instanceof ConfigurationError) return thrown;
    throw thrown;
  }
  throw new Error('the file was accepted');
}

/** Each problem as `line: message; suggestion`. */
export async function problemsOf(
  text: string | Buffer,
  environment: Record<string, string> = {},
): Promise<string[]> {
  const { problems } = await errorOf(text, environment);
  return problems.map(
    ({ line, message, suggestion }) => `${line}: ${message}${suggestion ? `; ${suggestion}` : ''}`,
  );
}

/** A file with one free chat model, to which problems can be added: `models` begins at line 3. */
export function smallFile(modelLines: string, rest = ''): string {
  return `backends:
  vllm: { kind: openai, base_url: 'http://127.0.0.1:8000/v1' }
models:
  acme/chat-1:
    mode: chat
    deployments: [{ backend: vllm, model: chat }]
${modelLines}
${rest}`;
}

/** A faulty file, and the problems that it must have: all of them and no others. */
export type ProblemCase = readonly [name: string, file: string, problems: readonly (string | RegExp)[]];

/** A matcher of problems, each by its complete text or by an expression. */
export function asExpected(problems: ProblemCase[2]): unknown[] {
  return problems.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
}
