import { previewDeletion } from '../../projects/project-deletion.ts';
import type { Store } from '../../storage/open-database.ts';
import { requireNoProblems, type LocatedFile } from './organisation-file.ts';
import { projectSteps, type StepOptions, type WantedProject } from './project-steps.ts';
import { Rules } from './rules.ts';
import type { Step } from './step.ts';
import { storedOrganisation, storedProject, storedProjects, type StoredProject } from './stored-projects.ts';

type Database = Pick<Store, 'database'>;

/** What is changed in one transaction: an organisation without its projects, or a project. */
export interface Unit {
  steps: readonly Step[];
  /** The id of the project; null: it does not exist yet. */
  projectId: string | null;
  /** Reads and compares again, within the transaction of the change. */
  again(store: Database): Promise<Unit>;
}

/** Compares the file with the database. Throws a `ConfigurationError` with all problems of the file. */
export async function planChanges(store: Database, file: LocatedFile, options: StepOptions): Promise<Unit[]> {
  const comparison = new Comparison(file, options);
  const units: Unit[] = [];
  for (const [organisation, declared] of Object.entries(file.contents.organisations))
    units.push(...(await comparison.unitsOf(store, organisation, declared?.projects ?? {})));
  requireNoProblems(file.document);
  return units.filter(({ steps }) => steps.length > 0);
}

type DeclaredProjects = Readonly<Record<string, WantedProject['declared'] | null>>;

class Comparison {
  readonly #options: StepOptions;
  readonly #rules: Rules;

  constructor({ document }: LocatedFile, options: StepOptions) {
    this.#options = options;
    this.#rules = new Rules(document);
  }

  async unitsOf(store: Database, organisation: string, declared: DeclaredProjects): Promise<Unit[]> {
    const existing = await storedOrganisation(store, organisation);
    const stored = existing === null ? [] : await storedProjects(store, existing.id);
    const byName = new Map(stored.map((project) => [project.name, project]));
    const units = [this.#organisationUnit(organisation, existing !== null)];
    for (const [name, project] of Object.entries(declared)) {
      const wanted = { organisation, name, declared: project ?? {} };
      units.push(this.#projectUnit(wanted, byName.get(name) ?? null));
    }
    if (!this.#options.prune) return units;
    for (const project of stored.filter(({ name }) => !Object.hasOwn(declared, name)))
      units.push(await this.#deletionUnit(store, project));
    return units;
  }

  #organisationUnit(name: string, exists: boolean): Unit {
    if (!exists) this.#rules.checkName('organisation', ['organisations', name]);
    const create = { operationId: 'createOrganisation', parameters: {}, body: { name } } as const;
    const step: Step = {
      ...{ change: 'create', kind: 'organisation', organisation: name, project: null, key: null },
      ...{ before: null, after: {}, calls: () => [create] },
    };
    return {
      steps: exists ? [] : [step],
      projectId: null,
      again: async (store) => this.#organisationUnit(name, (await storedOrganisation(store, name)) !== null),
    };
  }

  #projectUnit(wanted: WantedProject, stored: StoredProject | null): Unit {
    return {
      steps: projectSteps(wanted, stored, this.#options, this.#rules),
      projectId: stored?.id ?? null,
      again: async (store) =>
        this.#projectUnit(wanted, await storedProject(store, wanted.organisation, wanted.name)),
    };
  }

  async #deletionUnit(store: Database, { id, organisation, name }: StoredProject): Promise<Unit> {
    const { keys, count, bytes } = await previewDeletion(store.database, id);
    const call = { operationId: 'deleteProject', parameters: { project: id }, body: undefined } as const;
    const step: Step = {
      ...{ change: 'delete', kind: 'project', organisation, project: name, key: null },
      ...{ before: { keys, stored_objects: count, stored_bytes: bytes }, after: null, calls: () => [call] },
    };
    const unit = { steps: [step], projectId: id };
    const again = async (within: Database): Promise<Unit> => {
      const current = await storedProject(within, organisation, name);
      return current === null ? { ...unit, steps: [], again } : this.#deletionUnit(within, current);
    };
    return { ...unit, again };
  }
}
