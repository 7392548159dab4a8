import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigurationSource } from '../../server/configuration/configuration-source.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../../server/gateway.ts';
import { readSettings } from '../../server/settings.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startRecorder } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from '../../scripts/test-bed/multipart.ts';
import type { Recorder } from '../../packages/contract-tools/checks/recorder.ts';
import { ServedBy } from '../../scripts/test-bed/recorder/served-by.ts';
import { createTestProjects } from '../../scripts/test-bed/test-projects.ts';

export interface RecordedGatewayOptions extends Pick<
  GatewayOptions,
  'documents' | 'limits' | 'firstEventMs' | 'keepAliveMs'
> {
  /** `gateway.yaml`, line by line. */
  configuration: readonly string[];
  /** Additional `GATEWAY_*` variables. */
  environment?: Readonly<Record<string, string>>;
  /** Adds files to its folder before the start. */
  prepare?: (folder: string) => Promise<void>;
}

/** A complete gateway with a given `gateway.yaml`, behind the recorder. */
export class RecordedGateway {
  readonly gateway: Gateway;
  readonly #recorder: Recorder;
  readonly #folder: string;
  readonly #key: string;

  private constructor(gateway: Gateway, recorder: Recorder, folder: string, key: string) {
    this.gateway = gateway;
    this.#recorder = recorder;
    this.#folder = folder;
    this.#key = key;
  }

  static async start({
    configuration,
    environment = {},
    prepare,
    ...options
  }: RecordedGatewayOptions): Promise<RecordedGateway> {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
    const path = join(folder, 'gateway.yaml');
    await writeFile(path, configuration.join('\n'));
    await prepare?.(folder);
    const settings = readSettings({
      GATEWAY_DATA_DIR: folder,
      GATEWAY_CONFIG: path,
      GATEWAY_PORT: '0',
      GATEWAY_ADMIN_PORT: '0',
      GATEWAY_MANAGE_PORT: '0',
      GATEWAY_DISCOVERY: 'off',
      ...environment,
    });
    const source = new ConfigurationSource(settings, {}, pino({ level: 'silent' }));
    const { catalogue, calibrations } = await source.load();
    const served = new ServedBy(catalogue);
    const configured = { settings, catalogue, calibrations, source };
    const gateway = await createGateway({ ...configured, log: served.log, idleGraceMs: 0, ...options });
    const [first = ''] = catalogue.models.keys();
    const wishes = { withoutModels: [], narrowedTo: [first] };
    const keys = await createTestProjects(gateway.services.store, wishes);
    return new RecordedGateway(gateway, await startRecorder(gateway, served), folder, keys.full);
  }

  /** The folder of its database, files and spool. */
  get dataDirectory(): string {
    return this.#folder;
  }

  /** The recorder's address. */
  get address(): string {
    return this.#recorder.address;
  }

  get headers(): { 'x-api-key': string } {
    return { 'x-api-key': this.#key };
  }

  call(path: string, body: object): Promise<TestAnswer> {
    const headers = { 'content-type': 'application/json', ...this.headers };
    return send(this.address, { method: 'POST', path, headers, body: JSON.stringify(body) });
  }

  upload(path: string, parts: readonly Part[]): Promise<TestAnswer> {
    const headers = { 'content-type': MULTIPART_TYPE, ...this.headers };
    return send(this.address, { method: 'POST', path, headers, body: multipartBody(parts) });
  }

  /** Throws when a response violated the contract. */
  async close(): Promise<void> {
    await this.#recorder.close();
    await this.gateway.close();
    await rm(this.#folder, { recursive: true, force: true });
    this.#recorder.assertClean();
  }
}
