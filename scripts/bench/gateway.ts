import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHAT_MODEL, EMBEDDING_MODEL } from './plan.ts';
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
}

export const LEAST: Features = {
  prices: false,
  budget: false,
  rateLimits: false,
  guardrail: false,
  log: false,
};
export const ALL_ON: Features = { prices: true, budget: true, rateLimits: true, guardrail: true, log: true };

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
  const configurationPath = join(directory, 'gateway.yaml');
  await writeFile(configurationPath, configuration(upstreamAddress, features, atScale));
  const environment = {
    GATEWAY_DATA_DIR: join(directory, 'data'),
    GATEWAY_CONFIG: configurationPath,
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
    GATEWAY_LOG_LEVEL: features.log ? 'info' : 'error',
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

function configuration(
  upstreamAddress: string,
  { prices, rateLimits, guardrail }: Features,
  atScale: boolean,
): string {
  const limits = `limits:
  requests_per_minute: 100000000
  tiers:
    large: { requests_per_minute: 100000000 }
`;
  const policy = `guardrails:
  policy:
    kind: rules
    required: true
    detect: [secrets, payment_card]
    block_lists:
      - words: [project phoenix, blue harvest, night heron]
`;
  return [
    `backends:
  upstream:
    kind: openai
    base_url: ${upstreamAddress}/v1
    max_connections: 4096
models:
`,
    model(CHAT_MODEL, 'chat', prices, rateLimits),
    model(EMBEDDING_MODEL, 'embedding', prices, rateLimits),
    ...Array.from({ length: atScale ? SCALE.models - 2 : 0 }, (_, index) =>
      model({ publicName: `bench/other-${index}`, upstreamName: 'other' }, 'chat', prices, rateLimits),
    ),
    rateLimits ? limits : '',
    guardrail ? policy : '',
  ].join('');
}

function model(
  { publicName, upstreamName }: { publicName: string; upstreamName: string },
  mode: string,
  isPriced: boolean,
  hasTier: boolean,
): string {
  const output = mode === 'chat';
  const cost = isPriced
    ? `    prices:
      input_per_million_tokens: 0.20
${output ? '      output_per_million_tokens: 0.80\n' : ''}`
    : '    free: true\n';
  return `  ${publicName}:
    mode: ${mode}
    deployments:
      - { backend: upstream, model: ${upstreamName} }
${cost}${hasTier ? '    tier: large\n' : ''}    info:
      max_input_tokens: 131072
${output ? '      max_output_tokens: 16384\n' : ''}`;
}
