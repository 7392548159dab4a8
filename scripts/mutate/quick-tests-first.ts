import { readFileSync, statSync } from 'node:fs';

interface TestFile {
  path: string;
}

/** A test with a database takes hundreds of milliseconds, a test in memory a few. */
const OPENS_STORE = /ledger-scene\.ts'|temporary-store\.ts'/;
const STORE_COST = 1_000_000_000;

/** Runs quick test files first. The first failure ends the run of a mutant, so most mutants need no other file. */
export default class QuickTestsFirst {
  sort(tests: Iterable<TestFile>): TestFile[] {
    const costs = new Map([...tests].map((test) => [test, costOf(test.path)]));
    return [...costs].toSorted(([, one], [, other]) => one - other).map(([test]) => test);
  }

  allFailedTests(tests: TestFile[]): TestFile[] {
    return tests;
  }

  /** Ignores the results of earlier runs. */
  cacheResults(): void {
    return undefined;
  }
}

function costOf(path: string): number {
  const { size } = statSync(path);
  return OPENS_STORE.test(readFileSync(path, 'utf8')) ? size + STORE_COST : size;
}
