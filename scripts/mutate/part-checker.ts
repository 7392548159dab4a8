import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';
import process from 'node:process';

/** What the checker reads of one of Stryker's mutants. */
interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** Stryker leaves mutants that fail a check out of the score. */
type CheckResult = { status: 'passed' } | { status: 'compileError'; reason: string };

/**
 * Leaves out all mutants but one part of them (`--part 2/5`). Which part a mutant is in depends on nothing but the mutant, so that a
 * part is a random sample, and all parts together are everything.
 */
class PartChecker {
  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    const [part = 1, parts = 1] = (process.env.MUTATED_PART ?? '1/1').split('/').map(Number);
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
