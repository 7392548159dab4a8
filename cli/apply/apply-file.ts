import { problemLine } from '../../catalogue/configuration-error.ts';
import {
  ResponseError,
  type Application,
  type AppliedChange,
  type AppliedKey,
  type FileRemark,
  type GatewayManagement,
} from '../../packages/sdk/admin.ts';
import { CommandFailure, EXIT_DIFFERENT } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { changeLine, madeKeyLine } from '../output/apply-output.ts';
import { formatJson } from '../output/output.ts';
import { readOrganisationFile, requireNoProblems, type LocatedFile } from './organisation-file.ts';
import { SecretsFile } from './secrets-file.ts';
import { unitsOf, type Unit } from './units.ts';

export interface ApplyOptions {
  file: string;
  plan?: boolean;
  prune?: boolean;
  secrets?: string;
  reason?: string;
  json?: boolean;
}

/** Compares a file with what exists, and makes the changes of one project after the other. */
export async function applyFile(context: ManagementContext, options: ApplyOptions): Promise<void> {
  const file = await readOrganisationFile(options.file);
  const management = await context.management();
  const { changes, warnings } = await differences(management, file, options);
  for (const { pointer, part, message, suggestion } of warnings)
    file.document.warn(pointer, part, message, suggestion);
  for (const warning of file.document.warnings) context.note(`${problemLine(warning)} (warning)`);
  if (options.plan === true) showDifferences(context, changes, options);
  else await makeChanges(context, management, unitsOf(file.contents, changes), options);
}

/** Returns the difference. Throws a `ConfigurationError` with all problems of the file. */
export async function differences(
  management: GatewayManagement,
  { contents, document, toFilePointer }: LocatedFile,
  { prune = false }: Pick<ApplyOptions, 'prune'>,
): Promise<Application> {
  try {
    const found = await management.applyOrganisations(
      { dry_run: true, prune: prune ? 'all' : 'none' },
      contents,
    );
    requireNoProblems(document);
    return found;
  } catch (error) {
    const problems = error instanceof ResponseError ? problemsIn(error) : [];
    for (const { pointer, part, message } of problems) document.report(toFilePointer(pointer), part, message);
    requireNoProblems(document);
    throw error;
  }
}

/** The problems of a response to an invalid file. */
function problemsIn({ body }: ResponseError): FileRemark[] {
  const details = typeof body === 'object' && 'detail' in body ? body.detail.details : undefined;
  const problems = details?.['problems'];
  // The operation describes them.
  return Array.isArray(problems) ? (problems as FileRemark[]) : [];
}

function showDifferences(
  context: ManagementContext,
  changes: readonly AppliedChange[],
  { json = false }: ApplyOptions,
): void {
  if (json) context.write(formatJson({ changes }));
  else for (const change of changes) context.write(changeLine(change));
  context.note(`${changes.length} difference(s)`);
  if (changes.length > 0) throw new CommandFailure('', EXIT_DIFFERENT);
}

/** Makes the changes of one unit after the other, and reports those that were made although a later one failed. */
async function makeChanges(
  context: ManagementContext,
  management: GatewayManagement,
  units: readonly Unit[],
  options: ApplyOptions,
): Promise<void> {
  const { json = false, secrets: path } = options;
  const secrets = path === undefined ? null : await SecretsFile.create(path);
  const changes: AppliedChange[] = [];
  const keys: AppliedKey[] = [];
  try {
    for (const unit of units) {
      const applied = await applyUnit(management, unit, options);
      const shown = (await secrets?.append(applied.keys)) === true ? [] : applied.keys;
      changes.push(...applied.changes);
      keys.push(...shown);
      if (!json) {
        for (const change of applied.changes) context.write(changeLine(change));
        for (const key of shown) context.write(madeKeyLine(key));
      }
      if (applied.failure !== null) throw new CommandFailure(applied.failure.message);
    }
  } catch (error) {
    if (changes.length > 0)
      context.note(`${changes.length} change(s) were made before this failed; run it again`);
    throw error;
  } finally {
    // First, since it can have the only copy of the keys, and the file may not close.
    if (json) context.write(formatJson({ changes, keys }));
    await secrets?.close();
  }
  if (changes.length === 0) context.note('nothing to change');
  else if (keys.length > 0) context.note(`Save the ${keys.length} new key(s) now: only hashes are stored.`);
}

export async function applyUnit(
  management: GatewayManagement,
  { deletion, contents }: Unit,
  { prune = false, file, reason = `apply of ${file}` }: Pick<ApplyOptions, 'prune' | 'file' | 'reason'>,
): Promise<Omit<Application, 'warnings'>> {
  if (deletion === null)
    return management.applyOrganisations({ prune: prune ? 'settings' : 'none', reason }, contents);
  await management.deleteProject({ project: deletion.project_id ?? '', reason });
  return { changes: [deletion], keys: [], failure: null };
}
