import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFromMain, mirroredTests } from './mirrored-tests.ts';
import { runStep } from './run-step.ts';
import { checkSteps, cleanInstallStep, fastSteps, type Step } from './steps.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs `npm run check`, with `--clean-install` the checks of `.ci/run`, and with `--fast` those of `npm run check:fast`.
 * A failed step does not stop the others. The last line is for machines: the numbers of passed and failed tests and steps.
 */
const directory = mkdtempSync(join(tmpdir(), 'gateway-check-'));
const steps = process.argv.includes('--fast')
  ? fastSteps(mirroredTests(ROOT, changedFromMain(ROOT)))
  : checkSteps(directory);
if (process.argv.includes('--clean-install')) steps.push(cleanInstallStep);

const total = { passed: 0, failed: 0 };
const lines: string[] = [];

async function run(step: Step): Promise<void> {
  process.stdout.write(`\n=== ${step.name}: ${step.command.join(' ')}\n`);
  const startedAtMs = performance.now();
  const { passed, failed, remarks } = await runStep(step, ROOT);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${seconds.padStart(6)} s  ${step.name}`);
  lines.push(...remarks.map((remark) => `        ${remark}`));
}

try {
  while (steps.length > 0) {
    const next = steps.findIndex(({ isBesideLast }, index) => index > 0 && isBesideLast !== true);
    await Promise.all(steps.splice(0, next === -1 ? steps.length : next).map(run));
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
