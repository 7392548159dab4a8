/** The part of WebAssembly's interface that is used here. */
interface WasmRuntime {
  validate: (code: Uint8Array) => boolean;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: ByteImports) => { exports: unknown };
}

/** Functions that a module calls, by the names that its `.wat` file has for them. */
type ByteImports = Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>>;

/** What every module of `npm run generate` exports, besides its functions. */
interface WithMemory {
  memory: { buffer: ArrayBuffer };
}

/** A module's functions, and its memory as a buffer. */
export type ByteModule<Functions> = Functions & { memory: Buffer };

/**
 * Opens a WebAssembly module. Null where WebAssembly has no SIMD, as on processors without SSE 4.1 and virtual machines that emulate
 * them, and where there are no addresses left for its memory.
 *
 * @param base64 the module, as generated from a `.wat` file
 */
export function openByteModule<Functions extends object>(
  base64: string,
  imports: ByteImports = {},
): ByteModule<Functions> | null {
  // The compiler knows `WebAssembly` only with the types of browsers.
  const wasm = (globalThis as unknown as { WebAssembly?: WasmRuntime }).WebAssembly;
  const code = Buffer.from(base64, 'base64');
  if (wasm?.validate(code) !== true) return null;
  const module = new wasm.Module(code);
  try {
    // The assertion holds for the functions that the caller's `.wat` file exports.
    const exports = new wasm.Instance(module, imports).exports as Functions & WithMemory;
    return { ...exports, memory: Buffer.from(exports.memory.buffer) };
  } catch (error) {
    // V8 reserves gigabytes of addresses for each memory, which a limit of the process may not allow.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
