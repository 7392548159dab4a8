import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  test('counts as one passed or one failed result', async () => {
    expect(await runStep(step(''), directory, false)).toMatchObject({ passed: 1, failed: 0 });
    expect(await runStep(step('process.exit(3)'), directory, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('fails when its program does not exist or takes too long', async () => {
    const missing = { ...step(''), command: ['no-such-program-here'] as const };
    expect(await runStep(missing, directory, false)).toMatchObject({ passed: 0, failed: 1 });
    const endless = step('setInterval(() => {}, 1000)', { timeoutMs: 100 });
    expect(await runStep(endless, directory, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the summary of a failed step', () => {
  test('repeats its last lines', async () => {
    const source = "for (let line = 1; line < 20; line += 1) console.error('line', line); process.exit(1)";
    const { remarks } = await runStep(step(source), directory, false);
    expect(remarks.slice(-2)).toEqual(['line 18', 'line 19']);
    expect((await runStep(step('console.log("fine")'), directory, false)).remarks).toEqual([]);
  });
});

describe('the step of the tests', () => {
  test('counts each test, and each suite that could not be loaded', async () => {
    const report = jestReport('mixed.json', 40, 2, 1);
    expect(await runStep(step('process.exit(1)', { jestReport: report }), directory, false)).toMatchObject({
      passed: 40,
      failed: 3,
    });
  });

  test('fails when it fails without a failed test', async () => {
    const report = jestReport('green.json', 40, 0, 0);
    expect(await runStep(step('process.exit(1)', { jestReport: report }), directory, false)).toMatchObject({
      passed: 40,
      failed: 1,
    });
    const none = join(directory, 'none.json');
    expect(await runStep(step('', { jestReport: none }), directory, false)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  /** Imitates Jest: writes a report with failed files as long as `runs` has entries, and records its arguments. */
  function jest(report: string, files: number, failingRuns: number): Step {
    const notes = `${report}.runs`;
    const source = `
      const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
      appendFileSync(${JSON.stringify(notes)}, JSON.stringify(process.argv.slice(1)) + '\\n');
      const run = readFileSync(${JSON.stringify(notes)}, 'utf8').trim().split('\\n').length;
      const failed = run <= ${failingRuns} ? ${files} : 0;
      const testResults = Array.from({ length: failed }, (_, n) => ({ name: '/t/' + n + '.test.ts', status: 'failed' }));
      const counts = { numPassedTests: run === 1 ? 40 : 5, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
      writeFileSync(${JSON.stringify(report)}, JSON.stringify({ ...counts, testResults }));
      process.exit(failed > 0 ? 1 : 0);`;
    return { ...step(''), command: [process.execPath, '-e', source, '--'], jestReport: report };
  }

  test('repeats a failed file alone, and names it in the summary', async () => {
    const report = join(directory, 'flaky.json');
    expect(await runStep(jest(report, 1, 1), directory, false)).toEqual({
      passed: 41,
      failed: 0,
      remarks: ['passed only alone: /t/0.test.ts'],
    });
    expect(readFileSync(`${report}.runs`, 'utf8').trim().split('\n')[1]).toBe(
      '["--runInBand","/t/0.test.ts"]',
    );
  });

  test('fails when the file fails twice', async () => {
    expect(await runStep(jest(join(directory, 'twice.json'), 1, 2), directory, false)).toEqual({
      passed: 40,
      failed: 1,
      remarks: ['failed twice: /t/0.test.ts'],
    });
  });

  test('repeats nothing when many files failed', async () => {
    const report = join(directory, 'many.json');
    expect(await runStep(jest(report, 4, 1), directory, false)).toMatchObject({ passed: 40, failed: 4 });
    expect(readFileSync(`${report}.runs`, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
