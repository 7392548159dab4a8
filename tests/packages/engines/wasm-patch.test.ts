import { expect, test } from '@jest/globals';
import { patchWasm } from '../../../packages/engines/transcription/wasm-patch.ts';

interface Exports {
  convert: (value: number) => number;
}
interface WasmRuntime {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Exports } }>;
  Memory: new (limits: { initial: number; maximum: number }) => object;
}
// The compiler knows `WebAssembly` only together with the types of browsers.
const wasm = (globalThis as unknown as { WebAssembly: WasmRuntime }).WebAssembly;

/** A module with a memory of at most two pages and a function that converts a double to an integer. */
const MODULE = Buffer.concat([
  Buffer.from('\0asm\x01\0\0\0', 'latin1'),
  // Type 0: (f64) -> i32.
  Buffer.from([1, 6, 1, 0x60, 1, 0x7c, 1, 0x7f]),
  // Import m.m: memory from 1 to 2 pages.
  Buffer.from([2, 9, 1, 1, 0x6d, 1, 0x6d, 2, 1, 1, 2]),
  Buffer.from([3, 2, 1, 0]),
  Buffer.from([7, 11, 1, 7, ...Buffer.from('convert'), 0, 0]),
  // local.get 0; i32.trunc_f64_s; end.
  Buffer.from([10, 7, 1, 5, 0, 0x20, 0, 0xaa, 0x0b]),
]);

const run = async (binary: Uint8Array, maximum: number): Promise<Exports> => {
  const memory = new wasm.Memory({ initial: 1, maximum });
  return (await wasm.instantiate(binary, { m: { m: memory } })).instance.exports;
};

test('a patched binary saturates values that trapped before, and converts others as before', async () => {
  const { convert: before } = await run(MODULE, 2);
  expect(() => before(1e12)).toThrow();
  const { convert } = await run(patchWasm(MODULE, 300), 300);
  expect([convert(1e12), convert(-1e12), convert(NaN), convert(-3.7)]).toEqual([
    2 ** 31 - 1,
    -(2 ** 31),
    0,
    -3,
  ]);
});

test('a patched binary accepts a larger memory than it was compiled for', async () => {
  await expect(run(MODULE, 300)).rejects.toThrow();
  await expect(run(patchWasm(MODULE, 300), 300)).resolves.toBeDefined();
});

test('a binary with unknown instructions is refused', () => {
  const unknown = Buffer.from(MODULE);
  unknown[unknown.length - 2] = 0xd0;
  expect(() => patchWasm(unknown, 300)).toThrow('unknown instruction');
});
