import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { ConfigurationError, problemLine } from '../../catalogue/configuration-error.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { checkBackends } from '../doctor/backends.ts';
import { checkDataDirectory, checkDiskSpace, checkJournals } from '../doctor/data-directory.ts';
import { error, ok, warning, type Finding } from '../doctor/finding.ts';
import { checkEngines, checkGenerated, checkImageReading, checkNode } from '../doctor/installation.ts';
import { checkPorts } from '../doctor/ports.ts';
import { checkDatabase, checkFiles, checkRedis } from '../doctor/stores.ts';
import { addExamples } from './examples.ts';
import { formatJson } from '../output/output.ts';
import { withoutLineEnd, type Environment } from '../../catalogue/environment.ts';
import { READABLE_BY_OTHERS } from '../../catalogue/operator-file.ts';

interface DoctorOptions {
  offline?: boolean;
  json?: boolean;
}

const MARKS = { ok: 'ok     ', warning: 'warning', error: 'error  ' } as const satisfies Record<
  Finding['state'],
  string
>;

/** `gateway doctor` */
export function addDoctorCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('doctor')
    .description('check the installation, the configuration, the stores and the backends, without changes')
    .option('--offline', 'do not contact backends')
    .option('--json', 'print JSON')
    .action((options: DoctorOptions) => examine(context, options));
  addExamples(command, '', '--offline --json');
}

async function examine(
  context: CommandContext,
  { offline = false, json = false }: DoctorOptions,
): Promise<void> {
  // An invalid setting ends the command with its own message, since nothing else can be checked.
  const settings = context.settings();
  const configuration = await readConfiguration(context);
  const findings: Finding[] = [
    checkNode(process.versions.node),
    await checkGenerated(),
    checkEngines(settings),
    ...configuration.findings,
    ...(await checkSecretFiles(context.environment)),
    await checkDataDirectory(settings),
    await checkDiskSpace(settings),
    await checkJournals(settings),
    ...(await checkDatabase(settings)),
    ...(await checkRedis(settings)),
    ...(await checkFiles(settings)),
    ...(await checkPorts(settings)),
    ...(offline ? [] : await checkBackends(configuration.backends)),
  ];
  if (json) context.write(formatJson(findings));
  else for (const finding of findings) context.write(linesOf(finding));
  const errors = findings.filter(({ state }) => state === 'error').length;
  if (errors > 0) throw new CommandFailure(`${errors} check(s) failed`);
}

function linesOf({ check, state, message, advice }: Finding): string {
  const line = `${MARKS[state]}  ${check}: ${message}\n`;
  return advice === null ? line : `${line}         ${advice}\n`;
}

async function readConfiguration(
  context: CommandContext,
): Promise<{ findings: Finding[]; backends: BackendSettings[] }> {
  const { configurationPath: file } = context.settings();
  try {
    const { catalogue, warnings, isFromFile } = await context.loaded();
    const { models, backends, guardrails } = catalogue;
    const source = isFromFile ? file : `no ${file}: the built-in configuration`;
    const summary = ok('configuration', `${source}, ${models.size} models, ${backends.size} backends`);
    const doubts = warnings.map((one) => warning('configuration', problemLine(one), `look at ${file}`));
    const findings = [summary, ...doubts, ...checkImageReading(guardrails)];
    return { findings, backends: [...backends.values()] };
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    const advice = `correct ${file} and run gateway config check`;
    const findings = thrown.problems.map((one) => error('configuration', problemLine(one), advice));
    return { findings, backends: [] };
  }
}

const NAMES_A_FILE = /^GATEWAY_\w+_FILE$/;

/** Checks whether other users can read the files of secrets that variables name. */
async function checkSecretFiles(environment: Environment): Promise<Finding[]> {
  const named = Object.entries(environment).flatMap(([variable, value = '']) => {
    const file = withoutLineEnd(value);
    return NAMES_A_FILE.test(variable) && file !== '' ? [{ variable, file }] : [];
  });
  return Promise.all(named.map(checkFile));
}

async function checkFile({ variable, file }: { variable: string; file: string }): Promise<Finding> {
  // The settings have been read from it before.
  const { mode } = await stat(file);
  if ((mode & READABLE_BY_OTHERS) === 0) return ok('secret file', `${variable}: ${file}`);
  return warning('secret file', `${variable}: other users can read ${file}`, `run chmod o-r ${file}`);
}
