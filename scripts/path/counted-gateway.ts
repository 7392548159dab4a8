import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { environmentWith, ROOT } from '../bench/processes.ts';
import { gatewayFile } from './gateway-file.ts';
import type { CountedFunction, CountMessage } from './count-agent.ts';
import { ownGatewaySettings } from '../test-bed/gateway-settings.ts';

const run = promisify(execFile);

/** The ledger has posted earlier calls after this time. */
const POSTED_AFTER_MS = 250;

/** A gateway of one process whose functions are counted. */
export class CountedGateway {
  readonly address: string;
  readonly key: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string, key: string) {
    this.#child = child;
    this.address = address;
    this.key = key;
  }

  /** Starts it from its modules: the bundle has other files. */
  static async start(folder: string, upstreamAddress: string): Promise<CountedGateway> {
    const gatewayFilePath = join(folder, 'gateway.yaml');
    await writeFile(gatewayFilePath, gatewayFile(upstreamAddress));
    const environment = environmentWith({
      GATEWAY_DATA_DIR: join(folder, 'data'),
      GATEWAY_CONFIG: gatewayFilePath,
      ...ownGatewaySettings,
    });
    const agent = pathToFileURL(join(import.meta.dirname, 'count-agent.ts')).href;
    const child = fork(join(ROOT, 'server/start.ts'), {
      cwd: ROOT,
      env: environment,
      execArgv: [`--import=${agent}`],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { address, key } = await greetingOf(child);
    const words = ['budget', 'update', 'default', '--limit', '1000000'];
    await run(process.execPath, [join(ROOT, 'cli/main.ts'), ...words], { cwd: ROOT, env: environment });
    return new CountedGateway(child, address, key);
  }

  /** Stops work in the background, and begins to count. */
  async begin(): Promise<void> {
    await wait(POSTED_AFTER_MS);
    await this.#ask('begin');
  }

  /** Returns the functions of the gateway's own files that ran for the first response since `begin`. */
  functionsOfResponse(): Promise<CountedFunction[]> {
    return this.#ask('end');
  }

  async #ask(message: CountMessage): Promise<CountedFunction[]> {
    const answer = once(this.#child, 'message');
    this.#child.send(message);
    // The agent sends nothing else.
    const [counted] = (await answer) as [CountedFunction[]];
    return counted;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Waits for the line with the address and the key of the first start. Throws when the process ends before. */
async function greetingOf(child: ChildProcess): Promise<{ address: string; key: string }> {
  if (child.stdout === null) throw new Error('the output of the gateway is a pipe');
  for await (const line of createInterface(child.stdout)) {
    // The line of the log for the operator has these members.
    if (line.includes('"msg":"Try it: ')) {
      child.stdout.resume();
      return JSON.parse(line) as { address: string; key: string };
    }
  }
  throw new Error('the gateway ended before it served');
}
