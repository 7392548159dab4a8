import { Document, isScalar, Scalar, visit } from 'yaml';
import { OperatorError } from '../../projects/operator-error.ts';
import { listOrganisations, requireOrganisation } from '../../projects/organisations.ts';
import type { Store } from '../../storage/open-database.ts';
import { requireOne } from './key-steps.ts';
import type { DeclaredKey, DeclaredProject, OrganisationFile } from './organisation-file.ts';
import { currentKeys, storedProjects, type StoredProject } from './stored-projects.ts';

/**
 * Returns the file of what exists, without secrets, revoked keys, and settings that are the defaults. Throws an `OperatorError` for
 * keys of one project with the same name.
 *
 * @param reference an organisation by name or id; null: all
 * @param schema the path of the schema, for editors
 */
export async function exportOrganisations(
  store: Pick<Store, 'database'>,
  reference: string | null,
  schema: string,
): Promise<string> {
  const { database } = store;
  const organisations =
    reference === null ? await listOrganisations(database) : [await requireOrganisation(database, reference)];
  const entries: [string, { projects: Record<string, DeclaredProject> }][] = [];
  for (const { id, name } of organisations) {
    const projects = await storedProjects(store, id);
    requireDistinctKeys(projects);
    const declared = projects.map((project) => [project.name, declaredProject(project)] as const);
    entries.push([name, { projects: Object.fromEntries(declared) }]);
  }
  const file: OrganisationFile = { organisations: Object.fromEntries(entries) };
  const document = new Document(file, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_index, { key }) => {
      // Plain, this name would merge mappings.
      if (isScalar(key) && key.value === '<<') key.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return `# yaml-language-server: $schema=${schema}\n${document.toString({ lineWidth: 0 })}`;
}

function requireDistinctKeys(projects: readonly StoredProject[]): void {
  const problems = projects.flatMap((project) => {
    const byName = Map.groupBy(currentKeys(project), ({ name }) => name);
    return [...byName].flatMap(([name, keys]) => {
      try {
        requireOne(keys);
        return [];
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        return [`key '${name}' of ${project.organisation}/${project.name}: ${error.message}`];
      }
    });
  });
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
}

function declaredProject({ settings, ...project }: StoredProject): DeclaredProject {
  const { models, disabled_models: disabled, budget, quota } = settings;
  const keys = currentKeys(project).map((key) => [key.name, declaredKey(key.settings)] as const);
  return {
    models,
    ...(disabled.length === 0 ? {} : { disabled_models: disabled }),
    ...(budget === null ? {} : { budget }),
    ...(quota === null ? {} : { quota }),
    ...(keys.length === 0 ? {} : { keys: Object.fromEntries(keys) }),
  };
}

function declaredKey(settings: DeclaredKey): DeclaredKey {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
