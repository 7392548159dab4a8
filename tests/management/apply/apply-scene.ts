import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyUnit, differences } from '../../../cli/apply/apply-file.ts';
import { fileText } from '../../../cli/apply/file-text.ts';
import { readOrganisationFile, type LocatedFile } from '../../../cli/apply/organisation-file.ts';
import { unitsOf } from '../../../cli/apply/units.ts';
import {
  GatewayManagement,
  type AppliedChange,
  type AppliedKey,
  type Application,
} from '../../../packages/sdk/admin.ts';
import type { ActiveConfiguration } from '../../../management/gateway-control.ts';
import type { TokenHolder } from '../../../management/tokens.ts';
import { respondInProcess } from '../../../server/management/in-process.ts';
import type { Store } from '../../../storage/open-database.ts';
import { controlled } from '../../support/management/controlled-gateway.ts';

export interface SceneOptions {
  prune?: boolean;
  /** The names of the tags of the configuration. */
  tags?: readonly string[];
  /** Called when an operation reads the configuration. */
  onCatalogue?: () => Promise<void>;
}

const TOKEN: TokenHolder = {
  ...{ tokenId: '', actor: 'command-line', name: 'a test', role: 'admin' },
  organisationId: null,
};

/** Applies the text of a file as the command does, and returns what was changed. */
export async function applyText(
  folder: string,
  store: Store,
  text: string,
  options: SceneOptions = {},
): Promise<{ steps: AppliedChange[]; keys: AppliedKey[] }> {
  const { management, file, plan } = await compare(folder, store, text, options);
  const steps: AppliedChange[] = [];
  const keys: AppliedKey[] = [];
  for (const unit of unitsOf(file.contents, plan.changes)) {
    const { prune = false } = options;
    const applied = await applyUnit(management, unit, { prune, file: 'a file', reason: 'a reason' });
    steps.push(...applied.changes);
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
  const { plan } = await compare(folder, store, text, options);
  return plan.changes.map(nameOf);
}

/** The text of what exists. */
export async function exportedText(store: Store, organisation?: string): Promise<string> {
  const query = organisation === undefined ? {} : { organisation };
  return fileText(await managementOf(store).exportOrganisations(query));
}

/** `create key acme/research laptop` */
export function nameOf({ change, kind, organisation, project, key, budget }: AppliedChange): string {
  const place = project === null ? organisation : `${organisation}/${project}`;
  return [change, kind, place, key, budget].filter((word) => word !== null).join(' ');
}

async function compare(
  folder: string,
  store: Store,
  text: string,
  options: SceneOptions,
): Promise<{ management: GatewayManagement; file: LocatedFile; plan: Application }> {
  const path = join(folder, `${randomUUID()}-organisation.yaml`);
  await writeFile(path, text);
  const file = await readOrganisationFile(path);
  const management = managementOf(store, options);
  return { management, file, plan: await differences(management, file, options) };
}

function managementOf(store: Store, { onCatalogue, tags = [] }: SceneOptions = {}): GatewayManagement {
  const catalogue = async (): Promise<ActiveConfiguration> => {
    await onCatalogue?.();
    return { ...(await controlled.catalogue()), tags: tags.map((name) => ({ name })) };
  };
  const services = { store, gateway: { ...controlled, catalogue } };
  return new GatewayManagement({
    baseUrl: 'http://in-process',
    maxRetries: 0,
    fetch: (address, request) => respondInProcess(new Request(address, request), { services, token: TOKEN }),
  });
}
