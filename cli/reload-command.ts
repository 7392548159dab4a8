import type { Command } from 'commander';
import { problemLine } from '../catalogue/configuration-error.ts';
import type { ReloadResult } from '../server/reload-result.ts';
import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';
import { formatJson } from './output.ts';

/** Longer than a reload takes of a worker that is only starting. */
const TIMEOUT_MS = 90_000;

/** `gateway reload` */
export function addReloadCommand(program: Command, context: CommandContext): void {
  program
    .command('reload')
    .description('make the running gateway read gateway.yaml again, by its admin port')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => reload(context, json));
}

async function reload(context: CommandContext, json: boolean): Promise<void> {
  const result = await requestReload(adminAddress(context));
  if (json) context.write(formatJson(result));
  const { outcome, models, backends, problems } = result;
  switch (outcome) {
    case 'reloaded':
    case 'unchanged':
      if (!json) context.write(`${outcome}: ${models} models, ${backends} backends\n`);
      return;
    case 'rejected':
      throw new CommandFailure(
        [
          ...(json ? [] : problems.map(problemLine)),
          `${problems.length} problem(s): the old configuration stays active`,
        ].join('\n'),
      );
    case 'failed':
      throw new CommandFailure('the reload failed: the log of the gateway says why');
  }
}

/** A gateway that listens at all addresses is reached at the loopback one. */
function adminAddress(context: CommandContext): string {
  const { adminHost, adminPort } = context.settings();
  const host = adminHost === '0.0.0.0' || adminHost === '::' ? '127.0.0.1' : adminHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${adminPort}`;
}

async function requestReload(address: string): Promise<ReloadResult> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${address}/reload`, { method: 'POST', signal });
    if (response.headers.get('content-type') !== 'application/json') throw new Error('no gateway');
    // The admin port of a gateway sends nothing else as JSON.
    return (await response.json()) as ReloadResult;
  } catch {
    throw new CommandFailure(
      `no gateway responds at ${address}: set GATEWAY_ADMIN_HOST and GATEWAY_ADMIN_PORT as the gateway has them`,
    );
  }
}
