import type * as jestGlobals from '@jest/globals';

type JestGlobals = typeof jestGlobals;

export let afterAll: JestGlobals['afterAll'];
export let afterEach: JestGlobals['afterEach'];
export let beforeAll: JestGlobals['beforeAll'];
export let beforeEach: JestGlobals['beforeEach'];
export let describe: JestGlobals['describe'];
export let expect: JestGlobals['expect'];
export let jest: JestGlobals['jest'];
export let test: JestGlobals['test'];

/** Makes the functions of the test file that is about to run the exports of this module, for all that import it. */
export function provideGlobals(globals: JestGlobals): void {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globals);
}
