import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** The usage of a good response, in tokens. */
export const SERVED_TOKENS = 18n;

const NEVER_EJECTED =
  'ejection: { consecutive_failures: 1000, min_attempts: 1000, pause_seconds: 0.001, max_pause_seconds: 0.001 }';
const LIMITS = 'info: { max_input_tokens: 100, max_output_tokens: 10 }';

/** The prices in nano-euro per token. */
export const PRICES = { a: 1_000_000n, b: 2_000_000n } as const;

const model = (
  name: string,
  more: readonly string[],
  price: keyof typeof PRICES | 'free' = 'free',
): string[] => [
  `  acme/${name}:`,
  '    mode: chat',
  `    ${NEVER_EJECTED}`,
  price === 'free'
    ? '    free: true'
    : `    prices: { input_per_million_tokens: ${PRICES[price] / 1_000n}, output_per_million_tokens: ${PRICES[price] / 1_000n} }`,
  `    ${LIMITS}`,
  ...more.map((line) => `    ${line}`),
  `    deployments: [{ backend: up, model: ${name} }]`,
];

const CONFIGURATION = [
  'models:',
  ...model(
    'a',
    ['first_token_seconds: 0.3', 'attempt_seconds: 0.3', 'fallbacks: { unavailable: [acme/b, acme/c] }'],
    'a',
  ),
  ...model('b', [], 'b'),
  ...model('c', [], 'a'),
  ...model('free-a', ['fallbacks: { unavailable: [acme/b] }']),
  ...model('to-free', ['fallbacks: { unavailable: [acme/free] }'], 'a'),
  ...model('free', []),
  ...model('long', ['fallbacks: { context_length: [acme/free], content_policy: [acme/b] }']),
  ...model('first', ['fallbacks: { failed: [acme/second, acme/last] }']),
  ...model('second', ['fallbacks: { context_length: [acme/third] }']),
  ...model('third', []),
  ...model('last', []),
  ...model('dear', ['fallbacks: { budget: [acme/a] }'], 'b'),
  ...model('foreign', []),
  ...model('to-foreign', ['fallbacks: { failed: [acme/foreign, acme/free] }']),
  ...model('tiered', ['tier: scarce']),
  ...model('to-tiered', ['fallbacks: { failed: [acme/tiered, acme/free] }']),
  ...model('guarded', []),
  ...model('to-guarded', ['fallbacks: { failed: [acme/guarded, acme/free] }']),
  ...model('to-full', ['fallbacks: { unavailable: [acme/b], timeout: [acme/explained] }']),
  ...model('to-pattern', ['fallbacks: { failed: [hub/org/some] }']),
  ...model('full', ['when_all_unavailable: fail', 'fallbacks: { overloaded: [acme/free] }']).map((line) =>
    line.replace(NEVER_EJECTED, 'ejection: { consecutive_failures: 1, pause_seconds: 600 }'),
  ),
  ...model('explained', []).map((line) =>
    line.replace(NEVER_EJECTED, 'ejection: { consecutive_failures: 1, pause_seconds: 600 }'),
  ),
  ...model('ejected', ['fallbacks: { unavailable: [acme/free] }']).map((line) =>
    line.replace(NEVER_EJECTED, 'ejection: { consecutive_failures: 1, pause_seconds: 600 }'),
  ),
  ...model('ejected-too', ['fallbacks: { unavailable: [acme/ejected-alone, acme/b] }']).map((line) =>
    line.replace(NEVER_EJECTED, 'ejection: { consecutive_failures: 1, pause_seconds: 0.1 }'),
  ),
  ...model('ejected-alone', []).map((line) =>
    line.replace(NEVER_EJECTED, 'ejection: { consecutive_failures: 1, pause_seconds: 600 }'),
  ),
  "  hub/*: { mode: chat, free: true, deployments: [{ backend: up, model: 'vendor/*' }] }",
  '  acme/sound: { mode: transcription, free: true, fallbacks: { failed: [acme/sound-2] }, deployments: [{ backend: up, model: sound }] }',
  '  acme/sound-2: { mode: transcription, free: true, deployments: [{ backend: up, model: sound-2 }] }',
  '  acme/vectors: { mode: embedding, free: true, fallbacks: { failed: [acme/vectors-2] }, deployments: [{ backend: up, model: vectors }] }',
  '  acme/vectors-2: { mode: embedding, free: true, deployments: [{ backend: up, model: vectors-2 }] }',
  'limits: { tiers: { scarce: { requests_per_minute: 1 } } }',
  'guardrails:',
  '  strict: { kind: rules, required: true, models: [acme/guarded], block_lists: [{ words: [xylobomb] }] }',
  'discovery: false',
];

/** A gateway with models that fall back to each other. One upstream serves all of them by the last part of their ids. */
export class FallbackScene {
  readonly upstream: Upstream;
  readonly gateway: RecordedGateway;

  private constructor(upstream: Upstream, gateway: RecordedGateway) {
    this.upstream = upstream;
    this.gateway = gateway;
  }

  static async start(): Promise<FallbackScene> {
    const upstream = await Upstream.start();
    const backend = `{ kind: openai, base_url: '${upstream.baseUrl}', formats: [chat, messages, responses] }`;
    const configuration = [`backends: { up: ${backend} }`, ...CONFIGURATION];
    return new FallbackScene(upstream, await RecordedGateway.start({ configuration }));
  }

  /** The models of the requests at the upstream. */
  get requestedModels(): string[] {
    return this.upstream.requests.map((request) => request.model);
  }

  fails(name: string, behaviour: Behaviour = { kind: 'status', status: 500 }): void {
    this.upstream.forModel(name, behaviour);
  }

  chat(name: string, more: object = {}): Promise<TestAnswer> {
    const messages = [{ role: 'user', content: 'Hello' }];
    return this.gateway.call('/v1/chat/completions', { model: `acme/${name}`, messages, ...more });
  }

  async rows(): Promise<LedgerRow[]> {
    const { store, ledger } = this.gateway.gateway.services;
    await ledger.posted();
    return store.database
      .selectFrom('ledger')
      .selectAll()
      .orderBy('started_at')
      .orderBy('request_id')
      .execute();
  }

  async lastRow(): Promise<LedgerRow> {
    const last = (await this.rows()).at(-1);
    if (last === undefined) throw new Error('there is no row');
    return last;
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.upstream.close();
  }
}

export interface ListedAttempt {
  model?: string;
  deployment?: string;
  error?: string;
  cost_nano_eur: string;
}

export function attemptsOf({ attempts }: LedgerRow): ListedAttempt[] {
  // The ledger's own column.
  return JSON.parse(attempts) as ListedAttempt[];
}
