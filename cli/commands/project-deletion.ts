import type { ProjectDeletion } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson } from '../output/output.ts';
import { reasonOf, type ChangeOptions } from './changing.ts';

/** `gateway project delete`: shows what would be deleted, and deletes the project with `--yes`. */
export async function runDeletion(
  context: ManagementContext,
  reference: string,
  { yes = false, json = false, ...options }: ChangeOptions & { yes?: boolean },
): Promise<void> {
  const management = await context.management();
  const deletion = await management.deleteProject({
    project: reference,
    dry_run: !yes,
    ...reasonOf(options),
  });
  const { organisation, name } = deletion.project;
  if (!yes)
    throw new CommandFailure(
      `${organisation}/${name} has ${contentsOf(deletion)}: to delete all of it, add --yes`,
    );
  if (json) context.write(formatJson(deletion));
  else context.write(`deleted ${organisation}/${name} with ${contentsOf(deletion)}\n`);
}

function contentsOf({ keys, stored_objects: count, stored_bytes: bytes }: ProjectDeletion): string {
  return `${keys} active key(s) and ${count} file(s) and stored response(s) of ${bytes} bytes`;
}
