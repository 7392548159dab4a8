import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MODELS } from './suites.ts';
import { familyOf } from './process-usage.ts';
import { environmentWith, ROOT, startServer, type ServerProcess } from './processes.ts';
import { SCALE, seedDatabase } from './seed.ts';

const run = promisify(execFile);

/** Enabled features, in addition to a free model and one key. */
export interface Features {
  prices: boolean;
  budget: boolean;
  rateLimits: boolean;
  guardrail: boolean;
  log: boolean;
  /** Each call can be looked up (`gateway call`). */
  calls: boolean;
  /** Tags, alerts of budgets and an identity provider of callers are in the configuration. */
  controlPlane: boolean;
}

export const LEAST: Features = {
  prices: false,
  budget: false,
  rateLimits: false,
  guardrail: false,
  log: false,
  calls: false,
  controlPlane: false,
};
export const ALL_ON: Features = {
  prices: true,
  budget: true,
  rateLimits: true,
  guardrail: true,
  log: true,
  calls: true,
  controlPlane: true,
};
export const UNGUARDED: Features = { ...ALL_ON, guardrail: false };

export interface Gateway extends ServerProcess {
  key: string;
  /** All processes of the gateway. */
  pids: readonly number[];
}

export interface GatewayOptions {
  upstreamAddress: string;
  /** Folder for configuration, data and log. */
  directory: string;
  features: Features;
  core?: number | undefined;
  environment?: Record<string, string>;
  /** Fills the database before the measured start, and the configuration with models. */
  atScale?: boolean;
}

/** Starts the gateway as in production, with its own configuration, data and key. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { upstreamAddress, directory, features, core, atScale = false } = options;
  await mkdir(directory, { recursive: true });
  const gatewayFilePath = join(directory, 'gateway.yaml');
  await writeFile(gatewayFilePath, gatewayFile(upstreamAddress, features, atScale));
  const environment = {
    GATEWAY_DATA_DIR: join(directory, 'data'),
    GATEWAY_CONFIG: gatewayFilePath,
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_MANAGE_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
    GATEWAY_LOG_LEVEL: features.log ? 'info' : 'error',
    ...(features.calls ? {} : { GATEWAY_CALL_RETENTION_DAYS: '0' }),
    ...options.environment,
  };
  const start = (name: string): Promise<ServerProcess> =>
    startServer({
      script: 'server/main.ts',
      environment,
      logPath: join(directory, `${name}.log`),
      ready: /"address":"([^"]+)","admin"/,
      ...(core === undefined ? {} : { core }),
    });
  if (atScale) {
    await (await start('first')).stop();
    seedDatabase(join(directory, 'data', 'gateway.sqlite'));
  }
  const server = await start('gateway');
  const created = await command(
    environment,
    'key',
    'create',
    '--project',
    'default',
    '--name',
    'bench',
    '--json',
  );
  if (features.budget) await command(environment, 'budget', 'update', 'default', '--limit', '500000000');
  // The JSON output of the command.
  return { ...server, key: (JSON.parse(created) as { key: string }).key, pids: familyOf(server.pid) };
}

async function command(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'cli/main.ts'), ...words], {
    cwd: ROOT,
    env: environmentWith(environment),
  });
  return stdout;
}

/** Prices of each mode: all have some where the feature is on. */
const PRICES: Readonly<Record<keyof typeof MODELS, string>> = {
  chat: 'input_per_million_tokens: 0.20, output_per_million_tokens: 0.80',
  messages:
    'input_per_million_tokens: 3, output_per_million_tokens: 15, cached_input_per_million_tokens: 0.30',
  embedding: 'input_per_million_tokens: 0.20',
  rerank: 'input_per_million_tokens: 0.20',
  transcription: 'per_second: 0.0001',
};
/** Large enough for the largest prompt of `--growth`. */
const INFO = 'max_input_tokens: 10000000';

function gatewayFile(upstreamAddress: string, features: Features, atScale: boolean): string {
  const limits = `limits:
  requests_per_minute: 100000000
  tiers:
    large: { requests_per_minute: 100000000 }
`;
  const policy = `guardrails:
  policy:
    kind: rules
    required: true
    timeout_seconds: 60
    detect: [secrets, payment_card]
    block_lists:
      - words: [project phoenix, blue harvest, night heron]
`;
  const controlPlane = `tags:
  team: { header: x-team, metadata: team }
  tool: { coding_tool: true }
alerts:
  targets:
    operators: { kind: webhook, url: ${upstreamAddress}/alerts, secret: bench-bench-bench-bench-bench-bench }
jwt:
  jwks_url: ${upstreamAddress}/keys
  issuer: ${upstreamAddress}
  audiences: [inference]
  project_claim: project
`;
  const known = (key: keyof typeof MODELS): string => model({ ...MODELS[key], key }, features);
  const others = Array.from({ length: atScale ? SCALE.models - 5 : 0 }, (_, index) =>
    model({ publicName: `bench/other-${index}`, upstreamName: 'other', key: 'chat' }, features),
  );
  return [
    `backends:
  upstream: { kind: openai, base_url: ${upstreamAddress}/v1 }
  messages: { kind: anthropic, base_url: ${upstreamAddress}, api_key: bench }
models:
`,
    ...(['chat', 'messages', 'embedding', 'rerank', 'transcription'] as const).map(known),
    ...others,
    features.rateLimits ? limits : '',
    features.guardrail ? policy : '',
    features.controlPlane ? controlPlane : '',
  ].join('');
}

interface ConfiguredModel {
  publicName: string;
  upstreamName: string;
  key: keyof typeof MODELS;
}

function model({ publicName, upstreamName, key }: ConfiguredModel, { prices, rateLimits }: Features): string {
  const isChat = key === 'chat' || key === 'messages';
  const info = isChat ? `${INFO}, max_output_tokens: 16384, supports_vision: true` : INFO;
  return `  ${publicName}:
    mode: ${isChat ? 'chat' : key}
    deployments: [{ backend: ${key === 'messages' ? 'messages' : 'upstream'}, model: ${upstreamName} }]
    ${prices ? `prices: { ${PRICES[key]} }` : 'free: true'}
    ${rateLimits ? 'tier: large' : ''}
    ${key === 'transcription' ? 'limits: { max_seconds: 100000 }' : `info: { ${info} }`}
`;
}
