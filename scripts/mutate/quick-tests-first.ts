import { readFileSync, statSync } from 'node:fs';

interface TestFile {
  path: string;
}

/** A test that opens a database takes hundreds of milliseconds, one in memory a few. */
const OPENS_STORE = /ledger-scene\.ts'|temporary-store\.ts'/;
const STORE_COST = 1_000_000_000;

/** Runs quick test files first: the first one that fails ends the run of a mutant, and most mutants need no other. */
// eslint-disable-next-line no-restricted-exports -- Jest loads the default export.
export default class QuickTestsFirst {
  sort(tests: Iterable<TestFile>): TestFile[] {
    const costs = new Map([...tests].map((test) => [test, costOf(test.path)]));
    return [...costs].toSorted(([, one], [, other]) => one - other).map(([test]) => test);
  }

  allFailedTests(tests: TestFile[]): TestFile[] {
    return tests;
  }

  /** What is known of earlier runs changes nothing. */
  cacheResults(): void {
    return undefined;
  }
}

function costOf(path: string): number {
  const { size } = statSync(path);
  return OPENS_STORE.test(readFileSync(path, 'utf8')) ? size + STORE_COST : size;
}
