import { previewDeletion } from '../../projects/project-deletion.ts';
import type { Store } from '../../storage/open-database.ts';
import { budgetSteps } from './budget-steps.ts';
import type { OrganisationFile } from '../../generated/admin/contract.ts';
import type { DeclaredOrganisation } from './declared.ts';
import type { Remarks } from './remarks.ts';
import { projectSteps, type WantedProject } from './project-steps.ts';
import { Rules } from './rules.ts';
import type { Step, StepOptions } from './step.ts';
import {
  storedOrganisation,
  storedProject,
  storedProjects,
  storedProjectsNamed,
  type StoredOrganisation,
  type StoredProject,
} from './stored-projects.ts';

type Database = Pick<Store, 'database' | 'clock'>;

/** What is changed in one transaction: an organisation without its projects, or a project. */
export interface Unit {
  organisation: string;
  /** The name of the project; null: the organisation. */
  project: string | null;
  steps: readonly Step[];
  /** The id of the project; null: it does not exist yet. */
  projectId: string | null;
  /** Reads and compares again, within the transaction of the change. */
  again(store: Database): Promise<Unit>;
}

/** Compares the file with the database. Throws `validation_error` with all problems of the file. */
export async function findUnits(
  store: Database,
  { organisations }: OrganisationFile,
  remarks: Remarks,
  options: StepOptions,
): Promise<Unit[]> {
  const comparison = new Comparison(remarks, options);
  const units: Unit[] = [];
  for (const [organisation, declared] of Object.entries(organisations))
    units.push(...(await comparison.unitsOf(store, organisation, declared ?? {})));
  remarks.requireNoProblems();
  return units.filter(({ steps }) => steps.length > 0);
}

class Comparison {
  readonly #options: StepOptions;
  readonly #rules: Rules;

  constructor(remarks: Remarks, options: StepOptions) {
    this.#options = options;
    this.#rules = new Rules(remarks);
  }

  async unitsOf(store: Database, organisation: string, declared: DeclaredOrganisation): Promise<Unit[]> {
    const existing = await storedOrganisation(store, organisation);
    const projects = declared.projects ?? {};
    const isComplete = this.#options.prune === 'all';
    const read = (id: string) =>
      isComplete ? storedProjects(store, id) : storedProjectsNamed(store, id, Object.keys(projects));
    const stored = existing === null ? [] : await read(existing.id);
    const byName = new Map(stored.map((project) => [project.name, project]));
    const units = [this.#organisationUnit(organisation, declared, existing)];
    for (const [name, project] of Object.entries(projects)) {
      const wanted = { organisation, name, declared: project ?? {} };
      units.push(this.#projectUnit(wanted, byName.get(name) ?? null));
    }
    if (!isComplete) return units;
    for (const project of stored.filter(({ name }) => !Object.hasOwn(projects, name)))
      units.push(await this.#deletionUnit(store, project));
    return units;
  }

  #organisationUnit(name: string, declared: DeclaredOrganisation, stored: StoredOrganisation | null): Unit {
    const path = ['organisations', name];
    if (stored === null) this.#rules.checkName('organisation', path);
    const names = { organisation: name, project: null, key: null };
    const create = { operationId: 'createOrganisation', parameters: {}, body: { name } } as const;
    const creation: Step = {
      ...{ change: 'create', kind: 'organisation', ...names, budget: null },
      ...{ before: null, after: {}, calls: [() => create] },
    };
    const budgets = {
      ...({ names, scope: 'organisation', of: () => name, path } as const),
      ...{ stored: stored?.budgets ?? [], declared: declared.budgets },
    };
    return {
      steps: [...(stored === null ? [creation] : []), ...budgetSteps(budgets, this.#options, this.#rules)],
      organisation: name,
      project: null,
      projectId: null,
      again: async (store) => this.#organisationUnit(name, declared, await storedOrganisation(store, name)),
    };
  }

  #projectUnit(wanted: WantedProject, stored: StoredProject | null): Unit {
    return {
      steps: projectSteps(wanted, stored, this.#options, this.#rules),
      organisation: wanted.organisation,
      project: wanted.name,
      projectId: stored?.id ?? null,
      again: async (store) =>
        this.#projectUnit(wanted, await storedProject(store, wanted.organisation, wanted.name)),
    };
  }

  async #deletionUnit(store: Database, { id, organisation, name }: StoredProject): Promise<Unit> {
    const { keys, count, bytes } = await previewDeletion(store.database, id);
    const call = { operationId: 'deleteProject', parameters: { project: id }, body: undefined } as const;
    const step: Step = {
      ...{ change: 'delete', kind: 'project', organisation, project: name, key: null, budget: null },
      ...{ before: { keys, stored_objects: count, stored_bytes: bytes }, after: null, calls: [() => call] },
    };
    const unit = { organisation, project: name, steps: [step], projectId: id };
    const again = async (within: Database): Promise<Unit> => {
      const current = await storedProject(within, organisation, name);
      return current === null ? { ...unit, steps: [], again } : this.#deletionUnit(within, current);
    };
    return { ...unit, again };
  }
}
