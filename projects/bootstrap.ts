import type { Secret } from '../catalogue/secret.ts';
import type { Store } from '../storage/open-database.ts';
import { createKey } from './keys.ts';
import { createOrganisation } from './organisations.ts';
import { insertProject } from './projects.ts';

/** What the first start makes, so that there is a key to try. */
export const FIRST_NAMES = { organisation: 'default', project: 'default', key: 'first key' } as const;

/**
 * On an empty database makes an organisation, a project and a key, and returns the plain key of a new one, to be printed this once;
 * otherwise null. Of processes that start at once one makes them.
 *
 * @param models what the project may use: `projectDefaults` of the catalogue
 * @param key `none` makes no key; a well-formed key is the operator's own
 */
export function ensureFirstProject(
  store: Store,
  models: 'all' | readonly string[] = 'all',
  key: 'new' | 'none' | Secret = 'new',
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
    if (key === 'none') return null;
    const { plainKey } = await createKey(transaction, {
      projectId: project.id,
      name: FIRST_NAMES.key,
      models: null,
      expiresAt: null,
      ...(key === 'new' ? {} : { plainKey: key.reveal() }),
    });
    return key === 'new' ? { plainKey } : null;
  });
}
