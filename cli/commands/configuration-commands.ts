import { access } from 'node:fs/promises';
import type { Command } from 'commander';
import { probeBackends, type ProbeResult } from '../../backends/health/probe.ts';
import { ConfigurationError, problemLine } from '../../catalogue/configuration-error.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { formatJson } from '../output/output.ts';

interface CheckOptions {
  json?: boolean;
  probe?: boolean;
  strict?: boolean;
}

/** `gateway config check` */
export function addConfigurationCommands(program: Command, context: CommandContext): void {
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

async function check(context: CommandContext, options: CheckOptions): Promise<void> {
  const { json = false, probe = false, strict = false } = options;
  const { configurationPath: file } = context.settings();
  try {
    const { catalogue, warnings } = await context.loaded();
    const { models, backends } = catalogue;
    const probes = probe ? await probeBackends([...backends.values()]) : null;
    if (json) {
      const counts = { file, models: models.size, backends: backends.size };
      const probed = probes === null ? {} : { probes };
      context.write(formatJson({ valid: true, ...counts, problems: [], warnings, ...probed }));
    } else {
      for (const warning of warnings) context.write(`${problemLine(warning)} (warning)\n`);
      for (const result of probes ?? []) context.write(`${probeLine(result)}\n`);
      const summary = warnings.length === 0 ? 'no problems' : `${warnings.length} warning(s)`;
      const source = await sourceOf(file);
      context.write(`${source}: ${models.size} models, ${backends.size} backends, ${summary}\n`);
    }
    failFor(probes ?? [], strict ? warnings.length : 0);
  } catch (error) {
    if (!(error instanceof ConfigurationError) || !json) throw error;
    context.write(formatJson({ valid: false, file, problems: error.problems }));
    throw new CommandFailure(`${file} has ${error.problems.length} problem(s)`);
  }
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

async function sourceOf(path: string): Promise<string> {
  try {
    await access(path);
    return path;
  } catch {
    return `no ${path}, built-in configuration`;
  }
}
