import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ContractEdit } from '../packages/contract-tools/review/contract-edits.ts';

const root = join(import.meta.dirname, '../..');
const small = readFileSync(join(root, 'tests/fixtures/contract/small-contract.yaml'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'generate-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two processes, each of which takes a second on an idle machine. */
const TIMEOUT_MS = 180_000;

function generate(text: string): Promise<{ code: number; lines: string[]; generated: boolean }> {
  const file = join(folder, 'openapi.yaml');
  const output = join(folder, 'generated');
  writeFileSync(file, text);
  return new Promise((done) => {
    const args = [join(root, 'scripts/generate.ts'), file, output];
    execFile(process.execPath, args, { cwd: folder }, (error, _stdout, stderr) =>
      done({
        code: error === null ? 0 : 1,
        lines: stderr.trimEnd().split('\n'),
        generated: existsSync(output),
      }),
    );
  });
}

const chat = ['paths', '/v1/chat/completions', 'post'];

test(
  'errors of the contract are reported with their line, and nothing is generated',
  async () => {
    const edit = new ContractEdit(small)
      .set('listFiles', ...chat, 'operationId')
      .set('talk', ...chat, 'x-gateway', 'capability')
      .set(
        { type: 'integer', minimum: 5, maximum: 1 },
        'components',
        'schemas',
        'ChatCompletionRequest',
        'properties',
        'n',
      )
      .set(-1, 'x-gateway-limits', 'requestBodyBytes')
      .set(1, 'x-gateway-limits', 'bodyValue')
      .set(
        { 'text/plian': { schema: { type: 'string' }, example: 'x' } },
        ...chat,
        'responses',
        '429',
        'content',
      );
    const { code, lines, generated } = await generate(edit.text);
    expect(code).toBe(1);
    expect(generated).toBe(false);
    const errors = lines.slice(0, -1);
    for (const line of errors) expect(line).toMatch(/^openapi\.yaml:\d+:\d+ .+ \([\w/.-]+\)$/);
    for (const sentence of [
      'operationId listFiles is already used by another operation',
      'x-gateway.capability cannot be "talk"',
      'minimum 5 is above maximum 1',
      'x-gateway-limits.requestBodyBytes must be an integer above 0',
      'x-gateway-limits.bodyValue is unknown',
      'text/plian is not a media type of the gateway',
    ])
      expect(errors.join('\n')).toContain(sentence);
    expect(lines.at(-1)).toMatch(/^nothing was generated: \d+ errors in the contract$/);
  },
  TIMEOUT_MS,
);

test.each([
  ['no YAML', 'openapi: [', /deficient indentation|flow collection/],
  ['a reference that leads nowhere', small.replaceAll('responses/Unauthorized', 'responses/Gone'), /Gone/],
])(
  '%s is one sentence and no stack trace',
  async (_what, text, message) => {
    const { code, lines, generated } = await generate(text);
    expect(code).toBe(1);
    expect(generated).toBe(false);
    expect(lines.join('\n')).toMatch(message);
    expect(lines.join('\n')).not.toMatch(/^\s+at /m);
  },
  TIMEOUT_MS,
);
