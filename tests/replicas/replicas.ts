import { databaseOf } from '../../scripts/test-bed/stores.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import {
  dataDirectoryIn,
  gatewayFolder,
  GatewayProcess,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** No server exists for its model, since these tests do not need one. */
const CONFIGURATION = gatewayFileFor('http://127.0.0.1:9/v1');

/** Gateways with separate folders on one PostgreSQL, which they reach through a proxy. */
export class Replicas implements AsyncDisposable {
  readonly gateways: GatewayProcess[] = [];
  readonly proxy: TcpProxy;
  readonly #folders: string[];
  readonly #configuration: string;
  readonly #folderOf = new Map<GatewayProcess, string>();
  readonly #url: URL;

  private constructor(folder: string, configuration: string, url: URL, proxy: TcpProxy) {
    this.#folders = [folder];
    this.#configuration = configuration;
    this.#url = url;
    this.proxy = proxy;
  }

  static async prepare(configuration = CONFIGURATION): Promise<Replicas> {
    const folder = await gatewayFolder(configuration);
    const location = databaseOf(dataDirectoryIn(folder));
    if (!('url' in location)) throw new Error('these tests are of the shared database');
    const url = new URL(location.url);
    return new Replicas(folder, configuration, url, await TcpProxy.before(url));
  }

  /** The data directory of the first folder, for the command line. */
  get dataDirectory(): string {
    return dataDirectoryIn(this.#folders[0] ?? '');
  }

  /** The data directory of one of the gateways. */
  dataDirectoryOf(gateway: GatewayProcess): string {
    return dataDirectoryIn(this.#folderOf.get(gateway) ?? '');
  }

  get databaseUrl(): URL {
    return this.#url;
  }

  /** Starts a gateway without waiting until it serves or fails. */
  async spawn(environment: Record<string, string> = {}): Promise<GatewayProcess> {
    const folder = await gatewayFolder(this.#configuration);
    this.#folders.push(folder);
    const gateway = GatewayProcess.spawn({
      folder,
      environment: { GATEWAY_DATABASE_URL: this.proxy.on(this.#url).href, ...environment },
    });
    this.gateways.push(gateway);
    this.#folderOf.set(gateway, folder);
    return gateway;
  }

  /** Starts several gateways at once, and waits until all of them serve. */
  async start(count: number, environment: Record<string, string> = {}): Promise<GatewayProcess[]> {
    const gateways = await Promise.all(Array.from({ length: count }, () => this.spawn(environment)));
    await Promise.all(gateways.map((gateway) => gateway.serving()));
    return gateways;
  }

  /** The key from the gateway that created the first project. */
  get key(): string {
    const first = this.gateways.find(({ hasKey }) => hasKey);
    if (first === undefined) throw new Error('none of the gateways made a first project');
    return first.key;
  }

  /** The status of each gateway for a request with the key. */
  ask(key: string): Promise<TestAnswer[]> {
    const request = { method: 'GET', path: '/v1/models', headers: { 'x-api-key': key } };
    return Promise.all(this.gateways.map(({ address }) => send(address, request)));
  }

  async statuses(key: string): Promise<number[]> {
    return (await this.ask(key)).map(({ status }) => status);
  }

  async readiness(): Promise<TestAnswer[]> {
    const request = { method: 'GET', path: '/readyz', headers: {} };
    return Promise.all(this.gateways.map(({ adminAddress }) => send(adminAddress, request)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const gateway of this.gateways) await gateway.kill();
    await this.proxy.close();
    for (const folder of this.#folders) await removeFolder(folder);
  }
}
