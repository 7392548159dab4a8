import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_MODEL, UPSTREAM_MODEL } from './plan.ts';
import { environmentWith, ROOT, startServer, type ServerProcess } from './processes.ts';

const run = promisify(execFile);

/** The gateway as it runs in production (its log at `info`, into a file), on a configuration and data of its own, with a key. */
export async function startGateway(
  upstreamAddress: string,
  directory: string,
): Promise<ServerProcess & { key: string }> {
  const configurationPath = join(directory, 'gateway.yaml');
  await writeFile(configurationPath, configuration(upstreamAddress));
  const environment = {
    GATEWAY_DATA_DIR: join(directory, 'data'),
    GATEWAY_CONFIG: configurationPath,
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
  };
  const server = await startServer({
    script: 'server/main.ts',
    environment,
    logPath: join(directory, 'gateway.log'),
    ready: /Inference gateway\s+(http:\S+)/,
  });
  const { stdout } = await run(
    process.execPath,
    [join(ROOT, 'cli/main.ts'), 'key', 'create', '--project', 'default', '--name', 'bench', '--json'],
    { cwd: ROOT, env: environmentWith(environment) },
  );
  // The command's own JSON.
  return { ...server, key: (JSON.parse(stdout) as { key: string }).key };
}

function configuration(upstreamAddress: string): string {
  return `backends:
  upstream:
    kind: openai
    base_url: ${upstreamAddress}/v1
models:
  ${PUBLIC_MODEL}:
    mode: chat
    deployments:
      - { backend: upstream, model: ${UPSTREAM_MODEL} }
    prices:
      input_per_million_tokens: 0.20
      output_per_million_tokens: 0.80
    info:
      max_input_tokens: 131072
      max_output_tokens: 16384
`;
}
