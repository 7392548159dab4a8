import { readFile, writeFile } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { type Capability, capabilities } from '../../../../contract/capability.ts';
import type { CheckReport } from '../black-box/report.ts';
import type { CheckKeys } from '../black-box/session.ts';
import { Target } from '../black-box/target.ts';
import type { CommandHost } from './command-host.ts';
import { list } from './option-values.ts';

interface CheckOptions {
  url: string;
  key?: string;
  narrowedKey?: string;
  revokedKey?: string;
  limitedKey?: string;
  exhaustedKey?: string;
  models?: ReadonlyMap<Capability, string>;
  allowHeader: readonly string[];
  only: readonly string[];
  skip: readonly string[];
  ca?: string;
  insecure?: boolean;
  strict?: boolean;
  slow?: boolean;
  timeout: number;
  concurrency: number;
  json?: string;
  junit?: string;
}

const EXAMPLES = `
Examples:
  gateway contract check --url http://127.0.0.1:8790 --key gw_...
  gateway contract check --url https://models.example --models chat=acme/chat --junit report.xml`;

/** `gateway contract check` */
export function addCheckCommand(noun: Command, host: CommandHost): void {
  noun
    .command('check')
    .description('send the requests of the contract to a server and report differences in its responses')
    .requiredOption('--url <address>', 'the server, without /v1')
    .option('--key <key>', 'a key that may use the models (default: GATEWAY_CHECK_KEY)')
    .option('--models <list>', 'a model for each capability: chat=acme/chat-1,embedding=acme/e5', models)
    .option('--narrowed-key <key>', 'a key of the same project that may not use the models (403)')
    .option('--revoked-key <key>', 'a key that was revoked (401)')
    .option('--limited-key <key>', 'a key with one request a minute (429)')
    .option('--exhausted-key <key>', 'a key of a project without budget (429)')
    .option('--allow-header <names>', 'additional headers of proxies, such as via,x-envoy-*', list, [])
    .option('--only <groups>', 'operations to check, by operationId', list, [])
    .option('--skip <texts>', 'skip requests whose names contain one of these texts', list, [])
    .option('--ca <file>', 'PEM file of certificate authorities to trust')
    .option('--insecure', 'accept any certificate')
    .option('--strict', 'report undeclared properties as findings')
    .option('--slow', 'also check the timeouts of the server')
    .option('--timeout <seconds>', 'maximum wait for data from the server', positive, 120)
    .option('--concurrency <number>', 'number of operations to check in parallel', positive, 2)
    .option('--json <file>', 'write the report as JSON; - for standard output')
    .option('--junit <file>', 'write the report as JUnit XML')
    .addHelpText('after', EXAMPLES)
    .action((options: CheckOptions) => check(options, host));
}

async function check(options: CheckOptions, host: CommandHost): Promise<void> {
  const { openSession } = await import('../black-box/open-session.ts');
  const { runProbes } = await import('../black-box/run-probes.ts');
  const { reach } = await import('../black-box/transport.ts');
  const { allowHeader, only, skip, strict = false, slow = false, concurrency } = options;
  const session = openSession({
    target: await openTarget(options, host),
    models: options.models ?? new Map(),
    keys: keysOf(options, host),
    slow,
  });
  const unknown = only.filter((name) => !isGroup(name, session.contract.operations));
  if (unknown.length > 0) throw host.failure(`the contract has no operation ${unknown.join(', ')}`);
  await reach(session.target).catch((error: unknown) => {
    throw host.failure(error instanceof Error ? error.message : String(error));
  });
  const run = { allowedHeaders: allowHeader, only, skip, strict, concurrency };
  const report = await withProgress(host, (watch) => runProbes(session, { ...run, ...watch }));
  await writeReports(report, options, host);
  const failed = report.results.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0) throw host.failure(`${failed} requests had findings`);
  if (report.results.every(({ outcome }) => outcome === 'skipped'))
    throw host.failure('nothing was checked, because every request was skipped');
}

async function withProgress<Result>(
  host: CommandHost,
  work: (watch: { onStart(probes: number): void; onResult(): void }) => Promise<Result>,
): Promise<Result> {
  let progress: ReturnType<NonNullable<CommandHost['progress']>> | undefined;
  let done = 0;
  try {
    return await work({
      onStart: (probes) => (progress = host.progress?.('requests', probes)),
      onResult: () => progress?.update((done += 1)),
    });
  } finally {
    progress?.end();
  }
}

const OTHER_GROUPS = ['files', 'stored responses', 'outside of operations'];

function isGroup(name: string, operations: readonly { operationId: string }[]): boolean {
  return OTHER_GROUPS.includes(name) || operations.some(({ operationId }) => operationId === name);
}

async function openTarget(options: CheckOptions, host: CommandHost): Promise<Target> {
  const { url, ca, insecure = false, timeout } = options;
  if (insecure) host.writeError("warning: the server's certificate is not verified\n");
  try {
    const certificates = ca === undefined ? {} : { ca: await readFile(ca, 'utf8') };
    return new Target({ url, insecure, timeoutMs: timeout * 1000, ...certificates });
  } catch (error) {
    throw host.failure(error instanceof Error ? error.message : String(error));
  }
}

function keysOf(options: CheckOptions, { environment }: CommandHost): CheckKeys {
  const { narrowedKey, revokedKey, limitedKey, exhaustedKey } = options;
  return {
    full: options.key ?? environment['GATEWAY_CHECK_KEY'] ?? null,
    ...(narrowedKey === undefined ? {} : { narrowed: narrowedKey }),
    ...(revokedKey === undefined ? {} : { revoked: revokedKey }),
    ...(limitedKey === undefined ? {} : { limited: limitedKey }),
    ...(exhaustedKey === undefined ? {} : { exhausted: exhaustedKey }),
  };
}

async function writeReports(
  report: CheckReport,
  { json, junit }: CheckOptions,
  host: CommandHost,
): Promise<void> {
  const { textReport } = await import('../black-box/text-report.ts');
  const { junitReport } = await import('../black-box/junit-report.ts');
  const asJson = `${JSON.stringify(report, null, 2)}\n`;
  host.writeOut(json === '-' ? asJson : textReport(report));
  if (json !== undefined && json !== '-') await writeFile(json, asJson);
  if (junit !== undefined) await writeFile(junit, junitReport(report));
}

function models(text: string): ReadonlyMap<Capability, string> {
  try {
    return readModels(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0) || value > 86_400) throw new InvalidArgumentError('it must be a number above 0.');
  return value;
}

/** Parses `chat=acme/chat-1,embedding=acme/e5`. Throws a TypeError with a message for people. */
function readModels(text: string): ReadonlyMap<Capability, string> {
  const entries = text.split(',').map((one): [Capability, string] => {
    const at = one.indexOf('=');
    const name = one.slice(0, at).trim();
    const capability = capabilities.find((known) => known === name);
    const model = one.slice(at + 1).trim();
    if (at === -1 || capability === undefined || model === '')
      throw new TypeError(
        `'${one}' is not <capability>=<model>; capabilities are ${capabilities.join(', ')}`,
      );
    return [capability, model];
  });
  return new Map(entries);
}
