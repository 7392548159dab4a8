import type { Command } from 'commander';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemLine } from '../../catalogue/configuration-error.ts';
import { applyUnit, type MadeKey } from '../../management/apply/apply.ts';
import { exportOrganisations } from '../../management/apply/export.ts';
import { readOrganisationFile, type LocatedFile } from '../../management/apply/organisation-file.ts';
import { planChanges, type Unit } from '../../management/apply/plan.ts';
import type { Step } from '../../management/apply/step.ts';
import { warnOfUnknownModels } from '../../management/apply/unknown-models.ts';
import type { Store } from '../../storage/open-database.ts';
import { commandActor, controlOfCommand } from '../command-actor.ts';
import { CommandFailure, EXIT_DIFFERENT } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { madeKeyLine, stepJson, stepLine } from '../output/apply-output.ts';
import { formatJson } from '../output/output.ts';
import { SecretsFile } from '../secrets-file.ts';
import { addExamples } from './examples.ts';

interface ApplyOptions {
  file: string;
  plan?: boolean;
  prune?: boolean;
  secrets?: string;
  reason?: string;
  json?: boolean;
}

const SCHEMA = fileURLToPath(new URL('../../management/apply/organisation.schema.json', import.meta.url));

/** `gateway apply` and `gateway export` */
export function addApplyCommands(program: Command, context: CommandContext): void {
  const command = program
    .command('apply')
    .description(
      'create and change what a file names: organisations, projects, models, budgets, quotas, keys',
    )
    .requiredOption('-f, --file <path>', 'the file, as `gateway export` writes it')
    .option('--plan', 'only show the differences; exits with 2 when there are some')
    .option('--prune', 'also delete projects, revoke keys and reset settings that the file does not name')
    .option('--secrets <path>', 'write new keys to this new file, instead of printing them')
    .option('--reason <text>', 'for the audit log (default: the path of the file)')
    .option('--json', 'print JSON')
    .action((options: ApplyOptions) => apply(context, options));
  addExamples(
    command,
    '--file organisation.yaml --plan',
    '--file organisation.yaml --secrets keys.jsonl --reason "ticket 4711"',
    '--file organisation.yaml --prune --plan',
  );
  const exporting = program
    .command('export')
    .description('print the file of all organisations, projects, models, budgets, quotas and keys')
    .option('--org <name>', 'only this organisation, by name or id')
    .action(async ({ org = null }: { org?: string | null }) => {
      context.write(await context.withStore((store) => exportOrganisations(store, org, schemaPath())));
    });
  addExamples(exporting, '', '--org acme');
}

async function apply(context: CommandContext, options: ApplyOptions): Promise<void> {
  const { plan = false, prune = false } = options;
  const file = await readOrganisationFile(options.file);
  const catalogue = await context.catalogue();
  warnOfUnknownModels(file, catalogue);
  for (const warning of file.document.warnings) context.note(`${problemLine(warning)} (warning)`);
  await context.withStore(async (store) => {
    const units = await planChanges(store, file, { prune, catalogue });
    if (plan) showPlan(context, units, options);
    else await makeChanges(context, store, file, units, options);
  });
}

function showPlan(context: CommandContext, units: readonly Unit[], { json = false }: ApplyOptions): void {
  const steps = units.flatMap((unit) => unit.steps);
  if (json) context.write(formatJson({ changes: steps.map(stepJson) }));
  else for (const step of steps) context.write(stepLine(step));
  context.note(`${steps.length} difference(s)`);
  if (steps.length > 0) throw new CommandFailure('', EXIT_DIFFERENT);
}

/** Makes the changes of one unit after the other, and reports those that were made although a later one failed. */
async function makeChanges(
  context: CommandContext,
  store: Store,
  file: LocatedFile,
  units: readonly Unit[],
  { json = false, secrets: path, reason = `apply of ${file.document.file}` }: ApplyOptions,
): Promise<void> {
  const secrets = path === undefined ? null : await SecretsFile.create(path);
  const steps: Step[] = [];
  const keys: MadeKey[] = [];
  const settings = {
    store,
    gateway: controlOfCommand(context),
    file,
    actor: commandActor(),
    reason,
    saveKeys: async (created: readonly MadeKey[]) => secrets?.append(created),
  };
  try {
    for (const unit of units) {
      const applied = await applyUnit(unit, settings);
      steps.push(...applied.steps);
      if (secrets === null) keys.push(...applied.keys);
      if (json) continue;
      for (const step of applied.steps) context.write(stepLine(step));
      if (secrets === null) for (const key of applied.keys) context.write(madeKeyLine(key));
    }
  } catch (error) {
    if (steps.length > 0)
      context.note(`${steps.length} change(s) were made before this failed; run it again`);
    throw error;
  } finally {
    await secrets?.close();
    if (json) context.write(formatJson({ changes: steps.map(stepJson), keys }));
  }
  if (steps.length === 0) context.note('nothing to change');
  else if (keys.length > 0) context.note(`Save the ${keys.length} new key(s) now: only hashes are stored.`);
}

/** The path of the schema as seen from the working directory, where the file is probably saved. */
function schemaPath(): string {
  const path = relative(process.cwd(), SCHEMA).split(sep).join('/');
  return path.startsWith('../') ? path : `./${path}`;
}
