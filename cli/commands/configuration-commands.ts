import type { Command } from 'commander';
import type { ProbeResult } from '../../backends/health/probe.ts';
import { ConfigurationError, problemLine } from '../../catalogue/configuration-error.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson } from '../output/output.ts';
import { addExamples } from './examples.ts';

interface CheckOptions {
  json?: boolean;
  probe?: boolean;
  strict?: boolean;
}

/** `gateway config check` */
export function addConfigurationCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('config').description('the configuration, gateway.yaml');
  const command = noun
    .command('check')
    .description('check the configuration as the gateway reads it, and report all problems')
    .option('--probe', 'contact each backend with one request that is free and changes nothing')
    .option('--strict', 'fail on warnings too')
    .option('--json', 'print JSON')
    .action((options: CheckOptions) => check(context, options));
  addExamples(command, '', '--strict --probe');
}

async function check(context: ManagementContext, options: CheckOptions): Promise<void> {
  const { json = false, probe = false, strict = false } = options;
  const checked = await (await context.management()).checkConfiguration();
  const { valid, file, from_file: isFromFile, models, backends, problems, warnings } = checked;
  const probes = probe && valid ? await probeAll(context) : null;
  if (json) context.write(formatJson({ ...checked, ...(probes === null ? {} : { probes }) }));
  if (!valid && json) throw new CommandFailure(`${file} has ${problems.length} problem(s)`);
  if (!valid) throw new ConfigurationError(problems);
  if (!json) {
    for (const warning of warnings) context.write(`${problemLine(warning)} (warning)\n`);
    for (const result of probes ?? []) context.write(`${probeLine(result)}\n`);
    const summary = warnings.length === 0 ? 'no problems' : `${warnings.length} warning(s)`;
    const source = isFromFile ? file : `no ${file}, built-in configuration`;
    context.write(`${source}: ${models} models, ${backends} backends, ${summary}\n`);
  }
  failFor(probes ?? [], strict ? warnings.length : 0);
}

async function probeAll(context: ManagementContext): Promise<ProbeResult[]> {
  const machine = await context.onThisMachine('config check --probe');
  const { probeBackends } = await import('../../backends/health/probe.ts');
  return probeBackends([...(await machine.catalogue()).backends.values()]);
}

function failFor(probes: readonly ProbeResult[], warnings: number): void {
  const failed = probes.filter(({ outcome }) => outcome === 'unreachable' || outcome === 'refused');
  if (failed.length > 0) throw new CommandFailure(`${failed.length} backend(s) cannot be used`);
  if (warnings > 0) throw new CommandFailure(`${warnings} warning(s)`);
}

function probeLine({ backend, outcome, status, detail }: ProbeResult): string {
  switch (outcome) {
    case 'reachable':
      return `${backend}: reachable (status ${status})`;
    case 'refused':
      return `${backend}: reachable, but it refuses the credentials (status ${status})`;
    case 'unreachable':
      return `${backend}: unreachable (${detail})`;
    case 'skipped':
      return `${backend}: not contacted, its kind has no free request`;
  }
}
