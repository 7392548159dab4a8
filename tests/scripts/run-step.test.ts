import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { runStep } from '../../scripts/check/run-step.ts';
import type { Step } from '../../scripts/check/steps.ts';

const directory = mkdtempSync(join(tmpdir(), 'run-step-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function step(source: string, more: Partial<Step> = {}): Step {
  return { name: 'a step', command: [process.execPath, '-e', source], timeoutMs: 20_000, ...more };
}

function jestReport(name: string, passed: number, failed: number, unloaded: number): string {
  const path = join(directory, name);
  const report = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: unloaded };
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('a step of the check', () => {
  test('counts as one that passed or one that failed', async () => {
    expect(await runStep(step(''), directory)).toEqual({ passed: 1, failed: 0 });
    expect(await runStep(step('process.exit(3)'), directory)).toEqual({ passed: 0, failed: 1 });
  });

  test('fails when its program does not exist or takes too long', async () => {
    const missing = { ...step(''), command: ['no-such-program-here'] as const };
    expect(await runStep(missing, directory)).toEqual({ passed: 0, failed: 1 });
    const endless = step('setInterval(() => {}, 1000)', { timeoutMs: 100 });
    expect(await runStep(endless, directory)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the step of the tests', () => {
  test('counts each test, and each suite that could not be loaded', async () => {
    const report = jestReport('mixed.json', 40, 2, 1);
    expect(await runStep(step('process.exit(1)', { jestReport: report }), directory)).toEqual({
      passed: 40,
      failed: 3,
    });
  });

  test('fails when it fails in another way than by its tests', async () => {
    const report = jestReport('green.json', 40, 0, 0);
    expect(await runStep(step('process.exit(1)', { jestReport: report }), directory)).toEqual({
      passed: 40,
      failed: 1,
    });
    const none = join(directory, 'none.json');
    expect(await runStep(step('', { jestReport: none }), directory)).toEqual({ passed: 0, failed: 1 });
  });
});
