import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as jestGlobals from '@jest/globals';
import jestRuntime from 'jest-runtime';
import { provideGlobals } from './globals.ts';

// The types describe its CommonJS file. Node loads its ES module, whose default export is the class.
const JestRuntime = jestRuntime as unknown as typeof jestRuntime.default;
const GLOBALS = import.meta.resolve('./globals.ts');
const require = createRequire(import.meta.url);
/** Where the test framework keeps the listeners of a test file. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});

let loads = 0;

/**
 * Runs test files in Node itself, which strips their types. A worker loads a module once for all of its test files, where Jest's own
 * runtime loads all modules for each file. So what a test file changes in a module or in the global object, it has to change back.
 */
// oxlint-disable-next-line import/no-default-export -- Jest takes the default export.
export default class NativeRuntime extends JestRuntime {
  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** Loads the test framework, with a new state for each test file. */
  override requireInternalModule<T>(from: string): T {
    delete require.cache[from];
    Reflect.deleteProperty(globalThis, LISTENERS);
    // The caller names the type of what it loads.
    return require(from) as T;
  }

  /** Loads a test file. */
  override async unstable_importModule(from: string): Promise<void> {
    provideGlobals(super.requireModuleOrMock<typeof jestGlobals>(from, '@jest/globals'));
    loads += 1;
    // A file that is watched runs again.
    await import(`${pathToFileURL(from).href}?${loads}`);
  }
}
