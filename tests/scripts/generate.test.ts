import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentAjv } from '../../packages/contract-tools/reading/compile-validators.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';
import { generateAll } from '../../scripts/generation/generate-all.ts';

const root = join(import.meta.dirname, '..', '..');
const small = join(root, 'tests/fixtures/contract/small-contract.yaml');

let folder: string;
let generated: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'));
  generated = join(folder, 'generated');
  await generateAll({ contract: small }, generated);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(committed: string): Promise<{ code: number; output: string }> {
  const args = [join(root, 'scripts/check-generated.ts'), small, committed];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });
}

test('a second generation writes the same files', async () => {
  expect(await check(generated)).toEqual({ code: 0, output: '' });
});

test('an edited, added or removed file fails the check and is named', async () => {
  const copy = join(folder, 'copy');
  await generateAll({ contract: small }, copy);
  appendFileSync(join(copy, 'operations.ts'), '// edited\n');
  writeFileSync(join(copy, 'added.ts'), '');
  rmSync(join(copy, 'validators', 'texts.js'));
  const { code, output } = await check(copy);
  expect(code).toBe(1);
  expect(output).toContain('generated/operations.ts differs');
  expect(output).toContain('generated/added.ts is no longer generated');
  expect(output).toContain('generated/validators/texts.js is missing');
});

test('an invalid contract leaves the generated files unchanged', async () => {
  const wrong = join(folder, 'wrong.yaml');
  writeFileSync(wrong, readFileSync(small, 'utf8').replaceAll('responses/Unauthorized', 'responses/Gone'));
  const before = readdirSync(generated);
  await expect(generateAll({ contract: wrong }, generated)).rejects.toThrow('#/components/responses/Gone');
  expect(readdirSync(generated)).toEqual(before);
});

test('generated types have the names of the contract, and each media type its own type', () => {
  const contract = readFileSync(join(generated, 'contract.ts'), 'utf8');
  expect(contract).toContain('request: ChatCompletionRequest;');
  expect(contract).toContain('429: string | ProjectBudgetStatus;');
  expect(contract).toContain('events: ChatCompletionStreamEvent;');
  expect(contract).toContain('200: Blob;');
});

test.each(['unevaluatedProperties', 'unevaluatedItems'])(
  'a contract that needs %s is refused, since validators leave it out',
  (keyword) => {
    const schemas = { Refused: { type: 'object', [keyword]: false } };
    // Only the schemas of a document are compiled.
    const ajv = documentAjv({ components: { schemas } } as unknown as ContractDocument, 'json');
    expect(() => ajv.compile({ $ref: 'contract#/components/schemas/Refused' })).toThrow(keyword);
  },
);
