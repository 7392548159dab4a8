import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyUnit, type ApplySettings, type MadeKey } from '../../../management/apply/apply.ts';
import { readOrganisationFile } from '../../../management/apply/organisation-file.ts';
import { planChanges, type Unit } from '../../../management/apply/plan.ts';
import type { Step } from '../../../management/apply/step.ts';
import type { Store } from '../../../storage/open-database.ts';
import { controlled } from '../../support/management/controlled-gateway.ts';

export interface SceneOptions {
  prune?: boolean;
  saveKeys?: ApplySettings['saveKeys'];
}

const ACTOR = { actor: 'command-line', name: 'a test', address: null, requestId: null };

/** Applies the text of a file, and returns what was changed. */
export async function applyText(
  folder: string,
  store: Store,
  text: string,
  options: SceneOptions = {},
): Promise<{ steps: Step[]; keys: MadeKey[] }> {
  const { units, settings } = await prepare(folder, store, text, options);
  const steps: Step[] = [];
  const keys: MadeKey[] = [];
  for (const unit of units) {
    const applied = await applyUnit(unit, settings);
    steps.push(...applied.steps);
    keys.push(...applied.keys);
  }
  return { steps, keys };
}

/** The lines of the difference between the text of a file and the database. */
export async function differenceOf(
  folder: string,
  store: Store,
  text: string,
  options: SceneOptions = {},
): Promise<string[]> {
  const { units } = await prepare(folder, store, text, options);
  return units.flatMap(({ steps }) => steps.map(nameOf));
}

/** `create key acme/research laptop` */
export function nameOf({ change, kind, organisation, project, key, budget }: Step): string {
  const place = project === null ? organisation : `${organisation}/${project}`;
  return [change, kind, place, key, budget].filter((word) => word !== null).join(' ');
}

async function prepare(
  folder: string,
  store: Store,
  text: string,
  { prune = false, saveKeys = () => Promise.resolve() }: SceneOptions,
): Promise<{ units: Unit[]; settings: ApplySettings }> {
  const path = join(folder, `${randomUUID()}-organisation.yaml`);
  await writeFile(path, text);
  const file = await readOrganisationFile(path);
  const units = await planChanges(store, file, { prune, catalogue: await controlled.catalogue() });
  return {
    units,
    settings: { store, gateway: controlled, file, actor: ACTOR, reason: 'a reason', saveKeys },
  };
}
