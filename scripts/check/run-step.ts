import { spawn } from 'node:child_process';
import { readJestReport, type TestRun } from './jest-report.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** What the summary has to say of the step beside its result. */
  remarks: readonly string[];
}

/** Most test files that are run once more; when more have failed, the machine was not the reason. */
const REPEATED_FILES = 3;

/**
 * Runs a step with its output shown. It counts as one, or by its tests; a step that fails otherwise fails once more. Test files
 * that failed are run a second time, alone: on a shared machine a test can lose its processor for seconds. The summary names each
 * of them, so that a race is not forgotten because it passed later.
 */
export async function runStep(step: Step, root: string): Promise<Outcome> {
  const succeeded = (await exitCodeOf(step, root)) === 0;
  if (step.jestReport === undefined)
    return { passed: Number(succeeded), failed: Number(!succeeded), remarks: [] };
  const first = readJestReport(step.jestReport);
  if (!succeeded && first.failed === 0) return { passed: first.passed, failed: 1, remarks: [] };
  const isRepeatable = first.failedFiles.length > 0 && first.failedFiles.length <= REPEATED_FILES;
  return isRepeatable ? await repeatFailed(step, root, first) : { ...first, remarks: [] };
}

async function repeatFailed(step: Step, root: string, first: TestRun): Promise<Outcome> {
  const [program, ...words] = step.command;
  const command = [program, ...words, '--runInBand', ...first.failedFiles] as const;
  process.stdout.write(`\nonce more, alone: ${first.failedFiles.join(' ')}\n`);
  const succeeded = (await exitCodeOf({ ...step, command }, root)) === 0;
  // The second run has replaced the report of the first one.
  const second = readJestReport(step.jestReport ?? '');
  const stillFailed = succeeded ? 0 : Math.max(1, second.failed);
  const mended = Math.max(0, first.failed - stillFailed);
  return {
    passed: first.passed + mended,
    failed: stillFailed,
    remarks: first.failedFiles.map((file) => `${succeeded ? 'passed only alone' : 'failed twice'}: ${file}`),
  };
}

/** Null when the step was ended from outside, such as by its time limit. */
function exitCodeOf({ command, timeoutMs, isBesideLast }: Step, root: string): Promise<number | null> {
  const [program, ...programArguments] = command;
  return new Promise((resolve) => {
    // A group of its own, so that what the step started ends with it.
    const stdio = isBesideLast === true ? 'pipe' : 'inherit';
    const child = spawn(program, programArguments, { cwd: root, stdio, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    const overdue = setTimeout(() => {
      process.stderr.write(`stopped after ${timeoutMs / 1000} s\n`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    const settle = (code: number | null): void => {
      clearTimeout(overdue);
      process.stdout.write(output);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      settle(null);
    });
    child.once('exit', settle);
  });
}
