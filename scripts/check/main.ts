import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFromMain, mirroredTests } from './mirrored-tests.ts';
import { runStep } from './run-step.ts';
import { checkPhases, fastPhases, type Phase, type Step } from './steps.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Steps of a phase that run at the same time. They wait for downloads, pauses and single threads, so two cores serve four. */
const SLOTS = 4;

/**
 * Runs `npm run check`, and with `--fast` the checks of `npm run check:fast`. `.ci/run` adds `--just-installed` in a fresh clone.
 * A failed step does not stop the others. The last line is for machines: the numbers of passed and failed tests and steps.
 */
const directory = mkdtempSync(join(tmpdir(), 'gateway-check-'));
const phases = process.argv.includes('--fast')
  ? fastPhases(mirroredTests(ROOT, changedFromMain(ROOT)))
  : checkPhases(directory, process.argv.includes('--just-installed'));

const total = { passed: 0, failed: 0 };
const lines: string[] = [];

async function runPhase(phase: Phase): Promise<void> {
  const waiting = [...phase];
  const isAlone = phase.length === 1;
  const runNext = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await run(step, isAlone);
  };
  await Promise.all(Array.from({ length: SLOTS }, runNext));
}

/** The output of a step that is not alone is shown at its end. */
async function run(step: Step, isAlone: boolean): Promise<void> {
  process.stdout.write(`\n=== ${step.name}: ${step.command.join(' ')}\n`);
  const startedAtMs = performance.now();
  const { passed, failed, remarks } = await runStep(step, ROOT, isAlone);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${seconds.padStart(6)} s  ${step.name}`);
  lines.push(...remarks.map((remark) => `        ${remark}`));
}

try {
  for (const phase of phases) await runPhase(phase);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
