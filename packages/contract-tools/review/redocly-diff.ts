import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ComparisonError } from './change.ts';

/** Time limit of a comparison, which takes two seconds on an idle machine. */
const TIMEOUT_MS = 180_000;
const LONGEST_REPORT_BYTES = 256 * 1024 * 1024;

/** A change in the report of `redocly diff`. */
export interface RawChange {
  /** Place of the use, with references resolved. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  property?: string;
  /** Place of the definition. */
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** Compares two files with Redocly's diff-recommended rules. Throws when the report may be incomplete. */
export async function redoclyDiff(
  base: string,
  revision: string,
  root: string,
  scratch: string,
): Promise<RawChange[]> {
  const output = join(scratch, 'diff.json');
  const config = join(root, 'contract/redocly-diff.yaml');
  const args = ['diff', base, revision, '--config', config, '--lint-config', 'error'];
  await run(join(root, 'node_modules/@redocly/cli/bin/cli.js'), [
    ...args,
    ...['--format', 'json', '--fail-on', 'none', '--output', output],
  ]);
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    throw new ComparisonError('redocly diff wrote no report');
  }
  return changesOf(report);
}

function run(script: string, args: string[]): Promise<void> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  };
  return new Promise((done, failed) => {
    const options = { env, timeout: TIMEOUT_MS, maxBuffer: LONGEST_REPORT_BYTES };
    execFile(process.execPath, [script, ...args], options, (error, _stdout, stderr) => {
      // With status 0 it may warn about unresolved references. The report is then incomplete.
      if (error === null && !stderr.includes('unresolved')) done();
      else failed(new ComparisonError(`redocly diff failed: ${lastMessage(stderr)}`));
    });
  });
}

function lastMessage(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => /\w/.test(line)).at(-1) ?? 'no message';
}

function changesOf(report: unknown): RawChange[] {
  const { reportVersion, changes } = (report ?? {}) as { reportVersion?: unknown; changes?: unknown };
  if (reportVersion !== '1' || !Array.isArray(changes))
    throw new ComparisonError('the report of redocly diff does not have the form of version 1');
  const wrong = changes.findIndex((one) => !isRawChange(one));
  if (wrong >= 0) throw new ComparisonError(`change ${wrong} of redocly diff has an unknown form`);
  // Checked above.
  return changes as RawChange[];
}

function isRawChange(value: unknown): boolean {
  const { path, typeName, kind, impact, verdicts, base, revision } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    typeof typeName === 'string' &&
    ['added', 'removed', 'modified'].includes(String(kind)) &&
    ['major', 'minor', 'patch'].includes(String(impact)) &&
    Array.isArray(verdicts) &&
    [base, revision].some(isSide)
  );
}

function isSide(side: unknown): boolean {
  return typeof (side as { pointer?: unknown } | undefined)?.pointer === 'string';
}
