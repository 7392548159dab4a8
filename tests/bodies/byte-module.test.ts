import { afterEach, expect, test } from '@jest/globals';
import { openByteModule } from '../../bodies/byte-module.ts';
import { literalSearch } from '../../generated/literal-search.ts';

const wasm = Reflect.get(globalThis, 'WebAssembly') as Record<'validate' | 'Instance', unknown>;
const { validate, Instance } = wasm;

afterEach(() => {
  Object.assign(wasm, { validate, Instance });
});

test('a module is its functions and its memory', () => {
  const module = openByteModule<{ places: () => number }>(literalSearch);
  expect(module?.places).toBeInstanceOf(Function);
  expect(module?.memory.length).toBe(11 * 65_536);
});

test('there is no module where WebAssembly has no SIMD', () => {
  wasm.validate = () => false;
  expect(openByteModule(literalSearch)).toBeNull();
});

test('there is no module where no addresses are left for its memory', () => {
  wasm.Instance = function failing(): never {
    throw new RangeError(
      'WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance',
    );
  };
  expect(openByteModule(literalSearch)).toBeNull();
});

test('a module that cannot be started for another reason is a failure', () => {
  wasm.Instance = function failing(): never {
    throw new TypeError('WebAssembly.Instance(): Imports argument must be present');
  };
  expect(() => openByteModule(literalSearch)).toThrow(TypeError);
});
