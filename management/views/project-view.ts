import type { Project as ProjectView } from '../../generated/admin/contract.ts';
import { namesIn, type Project } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';
import { versionOf } from '../versions.ts';

/** Returns the views of projects, with one query for the models of all. */
export async function projectViews(
  { database }: Pick<Store, 'database'>,
  projects: readonly Project[],
): Promise<ProjectView[]> {
  if (projects.length === 0) return [];
  const rows = await database
    .selectFrom('project_models')
    .selectAll()
    .where(
      'project_id',
      'in',
      projects.map(({ id }) => id),
    )
    .orderBy('model_id')
    .execute();
  const models = Map.groupBy(rows, ({ project_id: id }) => id);
  return projects.map((project) => {
    const own = models.get(project.id) ?? [];
    const ids = (enabled: number) =>
      own.filter((row) => row.enabled === enabled).map(({ model_id: id }) => id);
    return {
      id: project.id,
      name: project.name,
      organisation: project.organisation_name,
      organisation_id: project.organisation_id,
      models: project.model_access === 'all' ? 'all' : ids(1),
      disabled_models: ids(0),
      required_tags: [...namesIn(project.required_tags)],
      created_at: project.created_at,
    };
  });
}

export async function projectView(store: Pick<Store, 'database'>, project: Project): Promise<ProjectView> {
  const [view] = await projectViews(store, [project]);
  if (view === undefined) throw new Error('a project has no view');
  return view;
}

export function projectVersion(view: ProjectView): string {
  const { name, models, disabled_models: disabled, required_tags: tags } = view;
  return versionOf([name, models, disabled, tags]);
}
