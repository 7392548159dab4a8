import { deleteProject, previewDeletion, type DeletionPreview } from '../../projects/project-deletion.ts';
import { requireProject } from '../../projects/projects.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { formatJson } from '../output/output.ts';

/** `gateway project delete`: shows what would be deleted, and deletes the project with `--yes`. */
export async function runDeletion(
  context: CommandContext,
  reference: string,
  { yes = false, json = false }: { yes?: boolean; json?: boolean },
): Promise<void> {
  await context.withStore(async (store) => {
    const project = await requireProject(store.database, reference);
    const name = `${project.organisation_name}/${project.name}`;
    const preview = await previewDeletion(store.database, project.id);
    if (!yes) throw new CommandFailure(`${name} has ${contentsOf(preview)}: to delete all of it, add --yes`);
    const progress = context.progress('files and stored responses removed', preview.count);
    try {
      await deleteProject(store, project, (removed) => progress.update(removed));
    } finally {
      progress.end();
    }
    if (json) context.write(formatJson({ project: name, project_id: project.id, deleted: preview }));
    else context.write(`deleted ${name} with ${contentsOf(preview)}\n`);
  });
}

function contentsOf({ keys, count, bytes }: DeletionPreview): string {
  return `${keys} active key(s) and ${count} file(s) and stored response(s) of ${bytes} bytes`;
}
