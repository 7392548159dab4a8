import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { OperatorFileError, readOperatorText } from '../../catalogue/operator-file.ts';
import { ConfigurationError, problemLine } from '../../catalogue/configuration-error.ts';
import { parsePriceFile } from '../../catalogue/price-file.ts';
import { CommandFailure, EXIT_DIFFERENT } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { comparePrices } from '../prices/compare-prices.ts';
import { configuredModels, priceFileOf } from '../prices/configured-models.ts';
import { readDecimal, type Decimal } from '../prices/decimal.ts';
import { importPrices, openSource, sources, type SourceName } from '../prices/import-prices.ts';
import { addExamples } from './examples.ts';

interface ImportOptions {
  from: SourceName;
  rate: { text: string; exact: Decimal };
  currency: string;
  match: Map<string, string>;
  output?: string;
}

/** The files of the sources have up to a few megabytes. */
const MAX_SOURCE_BYTES = 64_000_000;
const MAX_CONFIGURATION_BYTES = 4_000_000;

/** `gateway prices import|check` */
export function addPriceCommands(program: Command, context: CommandContext): void {
  const noun = program.command('prices').description('prices of vendors for the models in gateway.yaml');
  const command = noun
    .command('import')
    .description('write a file of prices for the configured models, from a public list that you downloaded')
    .argument('<file>', 'the list')
    .addOption(new Option('--from <source>', 'the form of the list').choices(sources).makeOptionMandatory())
    .requiredOption('--rate <rate>', 'EUR for one unit of the currency, such as 0.92', rateOf)
    .option('--currency <currency>', 'the currency of the list', 'USD')
    .option(
      '--match <model=name>',
      "the name of a model in the list, where its deployment's name is another; repeatable",
      matchOf,
      new Map<string, string>(),
    )
    .option('--output <path>', 'the file to write; default: prices.yaml beside gateway.yaml')
    .action((file: string, options: ImportOptions) => runImport(context, file, options));
  addExamples(
    command,
    'model_prices_and_context_window.json --from litellm --rate 0.92',
    'data.json --from genai-prices --rate 0.92 --match acme/chat=openai/gpt-5',
  );
  addCheckCommand(noun, context);
}

function addCheckCommand(noun: Command, context: CommandContext): void {
  const command = noun
    .command('check')
    .description('compare the configured models with a file of prices; exits with 2 when they differ')
    .argument('[file]', 'a file that import has written; default: the one that gateway.yaml names')
    .option('--json', 'print JSON')
    .action((file: string | undefined, { json = false }: { json?: boolean }) =>
      runCheck(context, file, json),
    );
  addExamples(command, '', 'new-prices.yaml');
}

async function runCheck(context: CommandContext, given: string | undefined, json: boolean): Promise<void> {
  const { catalogue } = await context.loaded();
  const path = given ?? (await namedFile(context));
  if (path === null)
    throw new CommandFailure("gateway.yaml names no file of prices: name one, or add 'prices: { file: … }'");
  const file = parsePriceFile(path, await readText(path, MAX_CONFIGURATION_BYTES), context.environment);
  if (file.problems.length > 0) throw new ConfigurationError(file.problems);
  const { differences, missing } = comparePrices(catalogue, file, Date.now());
  for (const id of missing) context.note(`${id}: ${path} has no prices for it`);
  context.list(differences, json, ['model', 'what', 'configured', 'file'], (difference) => ({
    ...difference,
  }));
  if (differences.length > 0)
    throw new CommandFailure(`${differences.length} difference(s) from ${path}`, EXIT_DIFFERENT);
}

async function runImport(context: CommandContext, file: string, options: ImportOptions): Promise<void> {
  const { from, rate, currency, match } = options;
  const { configurationPath } = context.settings();
  const configuration = await readText(configurationPath, MAX_CONFIGURATION_BYTES);
  const configured = configuredModels(configurationPath, configuration, context.environment);
  if (configured === null)
    throw new CommandFailure(`${configurationPath} is not YAML: see gateway config check`);
  const unknown = [...match.keys()].filter((id) => !configured.some((model) => model.id === id));
  if (unknown.length > 0) throw new CommandFailure(`the configuration has no priced model '${unknown[0]}'`);
  const find = openSource(from, await readText(file, MAX_SOURCE_BYTES));
  if (find === null) throw new CommandFailure(`${file} is not a list of ${from}`);
  const date = new Date().toISOString().slice(0, 10);
  const facts = { source: from, date, currency, rate: rate.text, exactRate: rate.exact };
  const { text, models, missing, problems } = importPrices(configured, find, match, facts);
  const output = options.output ?? join(dirname(configurationPath), 'prices.yaml');
  context.write(`${output}: prices of ${models.length} of ${configured.length} models\n`);
  for (const { id, notes } of models) for (const note of notes) context.write(`${id}: ${note}\n`);
  for (const id of missing)
    context.write(`${id}: ${from} has no prices for it; name them with --match ${id}=NAME\n`);
  if (problems.length === 0) problems.push(...(await newProblems(context, resolve(output), text)));
  for (const problem of problems) context.write(`${problem}\n`);
  await writing(output, () => writeFile(`${output}.new`, text));
  if (problems.length > 0)
    throw new CommandFailure(
      `${output} was not changed: ${output}.new needs ${problems.length} correction(s)`,
    );
  // A gateway that watches the file reads either version whole.
  await writing(output, () => rename(`${output}.new`, output));
}

/** The problems that the configuration would have after the replacement of its file of prices, and has not now. */
async function newProblems(context: CommandContext, path: string, text: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const before = await problemsOf(context.loaded());
  const after = await problemsOf(context.loaded({ replaced: { path, text } }));
  return after.filter((problem) => !before.includes(problem));
}

async function problemsOf(loaded: Promise<unknown>): Promise<string[]> {
  try {
    await loaded;
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map(problemLine);
    throw error;
  }
}

/** The file of prices that `gateway.yaml` names. */
async function namedFile(context: CommandContext): Promise<string | null> {
  const { configurationPath } = context.settings();
  const text = await readText(configurationPath, MAX_CONFIGURATION_BYTES);
  return priceFileOf(configurationPath, text, context.environment);
}

async function writing(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw new CommandFailure(
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readText(path: string, maxBytes: number): Promise<string> {
  try {
    return (await readOperatorText(path, maxBytes)).text;
  } catch (error) {
    if (error instanceof OperatorFileError) throw new CommandFailure(`${path} ${error.message}`);
    throw error;
  }
}

function rateOf(text: string): ImportOptions['rate'] {
  const exact = readDecimal(text);
  if (exact === null || exact.digits <= 0n || !/^[\d.]+$/.test(text))
    throw new InvalidArgumentError('Expected a decimal number above 0, such as 0.92.');
  return { text, exact };
}

function matchOf(text: string, matches: Map<string, string>): Map<string, string> {
  const [id = '', ...name] = text.split('=');
  if (id === '' || name.join('=') === '') throw new InvalidArgumentError('Expected MODEL=NAME.');
  return new Map([...matches, [id, name.join('=')]]);
}
