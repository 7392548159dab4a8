import { setTimeout as wait } from 'node:timers/promises';

/** Run as a process. Embeds a text while WebAssembly takes longer to start than the weights to load, and prints its tokens. */
// TypeScript knows `WebAssembly` only with the types of browsers.
const webAssembly = Reflect.get(globalThis, 'WebAssembly') as {
  instantiate(...given: unknown[]): Promise<unknown>;
};
const instantiate = webAssembly.instantiate.bind(webAssembly);
webAssembly.instantiate = async (...given) => {
  await wait(1_000);
  return instantiate(...given);
};
const { embedSlice } = await import('../../../packages/engines/text/sentence-encoder.ts');
const { tokens } = await embedSlice(['hello']);
process.stdout.write(JSON.stringify(tokens));
