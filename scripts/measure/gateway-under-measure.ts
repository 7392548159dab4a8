import { readFile, writeFile } from 'node:fs/promises';
import { capabilities } from '../../catalogue/model.ts';
import { send } from '../test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../test-bed/gateway-process.ts';
import { gatewayFileFor } from '../test-bed/process-requests.ts';

const POLICY =
  'guardrails:\n  policy: { kind: rules, required: true, block_lists: [{ words: [xylobomb] }] }\n';
const BYTES_PER_KILOBYTE = 1_024;

/** A gateway in its own process with readable memory and delays, a model of every capability and the default settings. */
export class GatewayUnderMeasure {
  readonly #process: GatewayProcess;
  readonly #folder: string;

  private constructor(gateway: GatewayProcess, folder: string) {
    this.#process = gateway;
    this.#folder = folder;
  }

  static async start(upstreamUrl: string, hasGuardrail: boolean): Promise<GatewayUnderMeasure> {
    const configuration = gatewayFileFor(upstreamUrl, capabilities) + (hasGuardrail ? POLICY : '');
    const folder = await gatewayFolder(configuration);
    const environment = { GATEWAY_LOG_LEVEL: 'error', GATEWAY_PROJECT_STORED_BYTES: '4000000000' };
    return new GatewayUnderMeasure(await GatewayProcess.start({ folder, environment }), folder);
  }

  get address(): string {
    return this.#process.address;
  }

  get key(): string {
    return this.#process.key;
  }

  async stop(): Promise<void> {
    await this.#process.kill();
    await removeFolder(this.#folder);
  }

  /** The longest delay of the event loop since the last reading, as `/metrics` reports it. */
  async longestDelayMs(): Promise<number> {
    const { text } = await send(this.#process.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
    return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
  }

  async residentBytes(): Promise<number> {
    return this.#statusBytes('VmRSS');
  }

  /** The peak of resident memory since `forgetPeak`. */
  async peakBytes(): Promise<number> {
    return this.#statusBytes('VmHWM');
  }

  async forgetPeak(): Promise<void> {
    await writeFile(`/proc/${this.#process.pid}/clear_refs`, '5');
  }

  async #statusBytes(name: string): Promise<number> {
    const status = await readFile(`/proc/${this.#process.pid}/status`, 'utf8');
    return BYTES_PER_KILOBYTE * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  }
}
