import type { AppliedChange, OrganisationFile } from '../../packages/sdk/admin.ts';

/** What one request changes: an organisation without its projects, or a project. */
export interface Unit {
  /** The part of the file. */
  contents: OrganisationFile;
  /** The deletion of a project that the file does not name; null: something else. */
  deletion: AppliedChange | null;
}

/** Divides a file into the parts that have changes, in their order. */
export function unitsOf({ organisations }: OrganisationFile, changes: readonly AppliedChange[]): Unit[] {
  const byPlace = Map.groupBy(changes, ({ organisation, project }) =>
    JSON.stringify([organisation, project]),
  );
  return [...byPlace.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const { organisation, project } = first;
    // The budgets of the organisation come with each project, since absent ones would be deleted with `prune`.
    const { projects, ...own } = organisations[organisation] ?? {};
    const named =
      project === null ? {} : { projects: Object.fromEntries([[project, projects?.[project] ?? null]]) };
    const isDeletion = first.kind === 'project' && first.change === 'delete';
    return [
      {
        contents: { organisations: Object.fromEntries([[organisation, { ...own, ...named }]]) },
        deletion: isDeletion ? first : null,
      },
    ];
  });
}
