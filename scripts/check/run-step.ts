import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Step } from './steps.ts';

export interface Outcome {
  passed: number;
  failed: number;
}

/** Runs a step with its output shown. It counts as one, or by its tests; a step that fails otherwise fails once more. */
export async function runStep(step: Step, root: string): Promise<Outcome> {
  const succeeded = (await exitCodeOf(step, root)) === 0;
  if (step.jestReport === undefined) return { passed: Number(succeeded), failed: Number(!succeeded) };
  const tests = readJestReport(step.jestReport);
  return !succeeded && tests.failed === 0 ? { ...tests, failed: 1 } : tests;
}

/** Null when the step was ended from outside, such as by its time limit. */
function exitCodeOf({ command, timeoutMs }: Step, root: string): Promise<number | null> {
  const [program, ...programArguments] = command;
  return new Promise((resolve) => {
    // A group of its own, so that what the step started ends with it.
    const child = spawn(program, programArguments, { cwd: root, stdio: 'inherit', detached: true });
    const overdue = setTimeout(() => {
      process.stderr.write(`stopped after ${timeoutMs / 1000} s\n`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    const settle = (code: number | null): void => {
      clearTimeout(overdue);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      settle(null);
    });
    child.once('exit', settle);
  });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A suite that could not even be loaded has no tests to count, and is one failure. */
function readJestReport(path: string): Outcome {
  try {
    // Jest's own format.
    const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
