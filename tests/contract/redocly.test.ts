import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');

describe('redocly runs the rules', () => {
  const lint = (text: string): Promise<{ code: number; output: string }> => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, text);
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const args = [redocly, 'lint', '--config', join(root, 'redocly.yaml'), file];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
        rmSync(folder, { recursive: true, force: true });
        resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
      });
    });
  };

  test('a valid contract passes', async () => {
    const { code, output } = await lint(contract);
    expect(output).toContain('is valid');
    expect(code).toBe(0);
  });

  test('a finding of a gateway rule fails the run and names its rule', async () => {
    const { code, output } = await lint(contract.replace('bills: tokens', 'bills: words'));
    expect(output).toContain('gateway/extension');
    expect(code).toBe(1);
  });

  test('a finding of a recommended rule also fails the run', async () => {
    const { code, output } = await lint(contract.replaceAll('ApiKeyHeader: []', 'Unknown: []'));
    expect(output).toContain('security-defined');
    expect(code).toBe(1);
  });
});
