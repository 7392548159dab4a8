import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { closedAddress, Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** The output limit of the models. A cent pays for a hundred tokens of output; input costs almost nothing. */
export const MAX_OUTPUT_TOKENS = 4_000;

const PRICED = `prices: { input_per_million_tokens: 0.001, output_per_million_tokens: 100 }, info: { max_input_tokens: 10000, max_output_tokens: ${MAX_OUTPUT_TOKENS} }`;

/** A gateway with one model for each kind of backend, `acme/<backend>`. All of them are the same upstream. */
export class MeteredGateway {
  readonly upstream: Upstream;
  readonly gateway: RecordedGateway;

  private constructor(upstream: Upstream, gateway: RecordedGateway) {
    this.upstream = upstream;
    this.gateway = gateway;
  }

  static async start(answering?: Respond): Promise<MeteredGateway> {
    const upstream = await Upstream.start(0, answering);
    const root = upstream.baseUrl.replace(/\/v1$/, '');
    const backends: Record<string, string> = {
      native: `kind: openai, base_url: '${upstream.baseUrl}', formats: [chat, messages, responses]`,
      chat: `kind: openai, base_url: '${upstream.baseUrl}'`,
      newest: `kind: openai, base_url: '${upstream.baseUrl}', output_limit_field: max_completion_tokens`,
      silent: `kind: openai, base_url: '${upstream.baseUrl}', stream_usage: false`,
      responses: `kind: openai, base_url: '${upstream.baseUrl}', formats: [responses]`,
      messages: `kind: anthropic, base_url: '${root}'`,
      bedrock: `kind: bedrock, base_url: '${root}', api_key: k, aws: { region: eu-central-1 }`,
      gone: `kind: openai, base_url: '${await closedAddress()}'`,
    };
    const model = (name: string): string =>
      `  acme/${name}: { mode: chat, ${PRICED}, deployments: [{ backend: ${name}, model: up-chat }] }`;
    const configuration = [
      'backends:',
      ...Object.entries(backends).map(([name, settings]) => `  ${name}: { ${settings} }`),
      'models:',
      ...Object.keys(backends).map(model),
      '  acme/free: { mode: chat, free: true, deployments: [{ backend: native, model: up-chat }] }',
      ...MEDIA,
    ];
    return new MeteredGateway(upstream, await RecordedGateway.start({ configuration }));
  }

  /** Sets the project's limit of this month. Null removes it. */
  async limitTo(cents: bigint | null): Promise<void> {
    const { store } = this.gateway.gateway.services;
    const { id } = await store.database
      .selectFrom('projects')
      .select('id')
      .where('name', '=', 'main')
      .executeTakeFirstOrThrow();
    await setBudget(store, id, cents);
  }

  /** Returns the row of the latest call. */
  async lastRow(): Promise<LedgerRow> {
    const { store, ledger } = this.gateway.gateway.services;
    await ledger.posted();
    return (
      store.database
        .selectFrom('ledger')
        .selectAll()
        // Ids ascend with the time of this process. The database's time may be corrected and go back.
        .orderBy('request_id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    );
  }

  async close(): Promise<void> {
    await this.upstream.close();
    await this.gateway.close();
  }
}

const MEDIA = [
  '  acme/speech: { mode: speech, prices: { per_million_characters: 1 }, limits: { max_characters: 100 }, deployments: [{ backend: native, model: up-speech }] }',
  '  acme/transcription: { mode: transcription, prices: { per_second: 0.001 }, limits: { max_seconds: 60 }, deployments: [{ backend: native, model: up-transcription }] }',
  '  acme/images: { mode: image_generation, prices: { per_image: 0.01 }, limits: { max_images: 4 }, deployments: [{ backend: native, model: up-images }] }',
  '  acme/ocr: { mode: ocr, prices: { per_page: 0.001 }, limits: { max_pages: 20 }, deployments: [{ backend: native, model: up-ocr }] }',
  '  acme/embedding: { mode: embedding, prices: { input_per_million_tokens: 1 }, info: { max_input_tokens: 500 }, deployments: [{ backend: native, model: up-embedding }] }',
];
