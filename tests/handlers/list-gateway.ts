import type { JsonObject } from '../../bodies/json-body.ts';
import { JsonServer } from '../backends/json-server.ts';
import type { TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { SERVERS_BY_NAME } from '../../scripts/test-bed/recorder/served-by.ts';

/** A gateway with one model for each kind of server. All of them send the response that the test sets. */
export class ListGateway {
  readonly upstream: JsonServer;
  readonly #gateway: RecordedGateway;

  private constructor(upstream: JsonServer, gateway: RecordedGateway) {
    this.upstream = upstream;
    this.#gateway = gateway;
  }

  /** @param backends kinds, and names of servers of the kind `openai`; the model of each is `acme/<backend>` */
  static async start(backends: readonly string[]): Promise<ListGateway> {
    const upstream = await JsonServer.start(() => ({ status: 500, body: {} }));
    const gateway = await RecordedGateway.start({
      configuration: configuration(backends, upstream.address.href),
    });
    return new ListGateway(upstream, gateway);
  }

  call(path: string, body: JsonObject): Promise<TestAnswer> {
    return this.#gateway.call(path, body);
  }

  async close(): Promise<void> {
    await this.upstream.close();
    await this.#gateway.close();
  }
}

function configuration(backends: readonly string[], address: string): string[] {
  const model =
    'mode: embedding, capabilities: [rerank, classification], free: true, info: { max_input_tokens: 512 }';
  const kindOf = (backend: string): string => (SERVERS_BY_NAME.includes(backend) ? 'openai' : backend);
  return [
    'backends:',
    ...backends.map((name) => `  ${name}: { kind: ${kindOf(name)}, base_url: '${address}', api_key: key }`),
    'models:',
    ...backends.map(
      (name) => `  acme/${name}: { ${model}, deployments: [{ backend: ${name}, model: up-${name} }] }`,
    ),
  ];
}
