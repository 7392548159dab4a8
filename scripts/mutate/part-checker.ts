import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';
import process from 'node:process';

/** The used part of Stryker's mutants. */
interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** Result of the check. Stryker excludes mutants that fail it from the score. */
type CheckResult = { status: 'passed' } | { status: 'compileError'; reason: string };

/**
 * Selects one part of the mutants (`--part 2/5`). The part of a mutant depends only on the mutant, so each part is a random sample, and
 * all parts together are complete.
 */
class PartChecker {
  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    const [part = 1, parts = 1] = (process.env['MUTATED_PART'] ?? '1/1').split('/').map(Number);
    return Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant): [string, CheckResult] => [
          mutant.id,
          numberOf(mutant) % parts === part - 1
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'in another part' },
        ]),
      ),
    );
  }

  group(mutants: readonly Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }
}

function numberOf({ fileName, mutatorName, replacement = '', location }: Mutant): number {
  const path = isAbsolute(fileName) ? relative(process.cwd(), fileName) : fileName;
  const { start, end } = location;
  const name = [path, mutatorName, replacement, start.line, start.column, end.line, end.column].join(' ');
  return createHash('sha256').update(name).digest().readUInt32BE();
}

export const strykerPlugins = [{ kind: 'Checker', name: 'part', factory: () => new PartChecker() }];
