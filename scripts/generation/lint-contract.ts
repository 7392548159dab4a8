import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The lint takes two seconds on an idle machine. */
const TIMEOUT_MS = 180_000;
const LONGEST_REPORT_BYTES = 64 * 1024 * 1024;

interface Problem {
  severity: string;
  ruleId: string;
  message: string;
  location: { start?: { line: number; col: number } }[];
}

/** Lints the contract. Returns findings as `file:line:column message (rule)`. */
export async function lintContract(file: string, timeoutMs: number = TIMEOUT_MS): Promise<string[]> {
  const { output, errors, failed, tookTooLong } = await runLint(file, timeoutMs);
  const name = relative(process.cwd(), file);
  if (tookTooLong) return [`${name}: the lint took more than ${timeoutMs / 1000} s; run it again`];
  const problems = problemsIn(output);
  if (problems === null) return failed ? [`${name}: ${messageIn(errors)}`] : [];
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message, ruleId, location }) => {
      const { line = 1, col = 1 } = location[0]?.start ?? {};
      return `${name}:${line}:${col} ${message.replaceAll(/\s+/g, ' ')} (${ruleId})`;
    });
}

interface LintRun {
  output: string;
  errors: string;
  failed: boolean;
  tookTooLong: boolean;
}

function runLint(file: string, timeoutMs: number): Promise<LintRun> {
  // The default limit of 100 may hide the error that causes the others.
  const redocly = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [
    redocly,
    'lint',
    '--config',
    join(ROOT, 'redocly.yaml'),
    '--format',
    'json',
    '--max-problems',
    '1000',
    file,
  ];
  const env = {
    ...process.env,
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  };
  const options = { cwd: ROOT, env, timeout: timeoutMs, maxBuffer: LONGEST_REPORT_BYTES };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (error, output, errors) =>
      done({ output, errors, failed: error !== null, tookTooLong: error?.killed === true }),
    );
  });
}

function problemsIn(output: string): Problem[] | null {
  try {
    // The report format of the pinned version.
    const { problems } = JSON.parse(output) as { problems?: Problem[] };
    return problems ?? null;
  } catch {
    return null;
  }
}

/** Returns the error of the lint for an unreadable document, such as `deficient indentation (3:1)`. */
function messageIn(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  const error = lines.find((line) => line.startsWith('- '));
  return error?.replace(/^- /, '') ?? 'the contract cannot be read';
}
