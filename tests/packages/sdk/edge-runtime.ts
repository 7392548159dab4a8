import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** Configuration of a worker without Node's modules, which may call local servers. */
const CONFIGURATION = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
);
`;

/**
 * Runs a built program in workerd, the runtime of Cloudflare Workers, and parses its JSON output. The program runs in the
 * response of the worker, because a worker may call servers only during a request.
 *
 * @param workerd the runtime's binary
 * @param program an ES module that ends with one `console.log` and reads the server's address from `process.argv[2]`
 */
export async function runOnEdge(workerd: string, program: string, baseUrl: string): Promise<unknown> {
  const folder = mkdtempSync(join(program, '../edge-'));
  try {
    writeFileSync(join(folder, 'worker.capnp'), CONFIGURATION);
    await build({
      stdin: { contents: workerOf(await readFile(program, 'utf8'), baseUrl), resolveDir: folder },
      ...{ bundle: true, format: 'esm', platform: 'neutral', outfile: join(folder, 'worker.js') },
    });
    return await responseOf(workerd, join(folder, 'worker.capnp'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function workerOf(program: string, baseUrl: string): string {
  const lines = program.split('\n').filter((line) => line !== 'export {};');
  const imports = lines.filter((line) => line.startsWith('import '));
  const rest = lines.filter((line) => !line.startsWith('import ')).join('\n');
  const printed = rest.lastIndexOf('console.log(');
  if (printed === -1) throw new Error('the program prints nothing');
  return `${imports.join('\n')}
const respond = (body) => new Response(body, { headers: { runtime: navigator.userAgent } });
export default {
  async fetch() {
    const process = { argv: ['', '', ${JSON.stringify(baseUrl)}] };
    ${rest.slice(0, printed)} return respond(${rest.slice(printed + 'console.log('.length)}
  },
};
`;
}

async function responseOf(workerd: string, configuration: string): Promise<unknown> {
  const runtime = spawn(workerd, ['serve', '--control-fd=1', configuration], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(runtime, 'close');
  try {
    // `{"event":"listen","socket":"http","port":40123}`
    const line = await Promise.race([once(createInterface({ input: runtime.stdout }), 'line'), closed]);
    const { port } = JSON.parse(String(line[0])) as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const text = await response.text();
    if (!response.ok) throw new Error(`the worker failed: ${text.slice(0, 2000)}`);
    const name = response.headers.get('runtime');
    if (name !== 'Cloudflare-Workers') throw new Error(`the program ran in ${name}`);
    return JSON.parse(text) as unknown;
  } finally {
    runtime.kill();
    await closed;
  }
}
