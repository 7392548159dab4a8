import { spawn } from 'node:child_process';
import { readJestReport, type TestRun } from './jest-report.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Remarks for the summary. */
  remarks: readonly string[];
}

/** Maximum number of test files to repeat. When more have failed, the machine is not the reason. */
const REPEATED_FILES = 3;
/** Number of last lines of a failed step in the summary, because only the end of a log may be kept. */
const REPEATED_LINES = 8;
const REPEATED_LINE_CHARACTERS = 300;
const OUTPUT_AFTER_EXIT_MS = 5_000;

/**
 * Runs a step and shows its output. A step counts as one result, or as the results of its tests. Failed test files are
 * repeated alone and in the order of their tests, because a test on a shared machine can wait for its processor for
 * seconds. The summary lists them, so that races stay visible.
 *
 * @param isShown whether the output is shown while it is written, and not at the end
 */
export async function runStep(step: Step, root: string, isShown: boolean): Promise<Outcome> {
  const { exitCode, lastLines } = await outputOf(step, root, isShown);
  const succeeded = exitCode === 0;
  if (step.jestReport === undefined)
    return { passed: Number(succeeded), failed: Number(!succeeded), remarks: succeeded ? [] : lastLines };
  const first = readJestReport(step.jestReport);
  if (!succeeded && first.failed === 0) return { passed: first.passed, failed: 1, remarks: [] };
  const isRepeatable = first.failedFiles.length > 0 && first.failedFiles.length <= REPEATED_FILES;
  return isRepeatable ? await repeatFailed(step, root, first) : { ...first, remarks: [] };
}

async function repeatFailed(step: Step, root: string, first: TestRun): Promise<Outcome> {
  const [program, ...words] = step.command;
  const inOrder = words.filter((word) => word !== '--randomize');
  const command = [program, ...inOrder, '--runInBand', ...first.failedFiles] as const;
  process.stdout.write(`\nrepeated alone: ${first.failedFiles.join(' ')}\n`);
  const { exitCode } = await outputOf({ ...step, command }, root, true);
  const succeeded = exitCode === 0;
  // The second run replaces the report of the first.
  const second = readJestReport(step.jestReport ?? '');
  const stillFailed = succeeded ? 0 : Math.max(1, second.failed);
  const mended = Math.max(0, first.failed - stillFailed);
  return {
    passed: first.passed + mended,
    failed: stillFailed,
    remarks: first.failedFiles.map((file) => `${succeeded ? 'passed only alone' : 'failed twice'}: ${file}`),
  };
}

interface StepOutput {
  /** Null when the step was killed, such as by its time limit. */
  exitCode: number | null;
  lastLines: string[];
}

function outputOf({ command, timeoutMs }: Step, root: string, isShown: boolean): Promise<StepOutput> {
  const [program, ...programArguments] = command;
  return new Promise((resolve) => {
    // A separate process group, so that children of the step end with it.
    const child = spawn(program, programArguments, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output: Buffer[] = [];
    const note = (text: Buffer): void => {
      output.push(text);
      if (isShown) process.stdout.write(text);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const overdue = setTimeout(() => {
      note(Buffer.from(`stopped after ${timeoutMs / 1000} s\n`));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    child.once('error', (error) => note(Buffer.from(`${program} could not be started: ${error.message}\n`)));
    // Remaining children may keep the output open after the end of the step.
    child.once('exit', (exitCode) => setTimeout(settle, OUTPUT_AFTER_EXIT_MS, exitCode).unref());
    child.once('close', (exitCode) => settle(exitCode));
    let isSettled = false;
    const settle = (exitCode: number | null): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(overdue);
      const text = Buffer.concat(output);
      if (!isShown) process.stdout.write(text);
      resolve({ exitCode, lastLines: lastLinesOf(text.toString()) });
    };
  });
}

function lastLinesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-REPEATED_LINES).map((line) => line.slice(0, REPEATED_LINE_CHARACTERS));
}
