import type { Store } from '../storage/open-database.ts';
import { createKey } from './keys.ts';
import { createOrganisation } from './organisations.ts';
import { insertProject } from './projects.ts';

/** What the first start makes, so that there is a key to try. */
export const FIRST_NAMES = { organisation: 'default', project: 'default', key: 'first key' } as const;

/**
 * On an empty database makes an organisation, a project and a key, and returns the plain key, to be printed this once; otherwise
 * null. `models` is what the project may use: `projectDefaults` of the catalogue. Of processes that start at once one makes them.
 */
export function ensureFirstProject(
  store: Store,
  models: 'all' | readonly string[] = 'all',
): Promise<{ plainKey: string } | null> {
  return store.alone('first project', async (transaction) => {
    const anyone = await transaction.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
    if (anyone !== undefined) return null;
    const organisation = await createOrganisation(transaction, FIRST_NAMES.organisation);
    const project = await insertProject(transaction, {
      organisation: organisation.id,
      name: FIRST_NAMES.project,
      models,
    });
    const { plainKey } = await createKey(transaction, {
      projectId: project.id,
      name: FIRST_NAMES.key,
      models: null,
      expiresAt: null,
    });
    return { plainKey };
  });
}
