import type { Secret } from '../catalogue/secret.ts';
import type { Store } from '../storage/open-database.ts';
import { createKey } from './keys.ts';
import { createOrganisation } from './organisations.ts';
import { insertProject } from './projects.ts';

/** The names of the first organisation, project and key. */
export const FIRST_NAMES = { organisation: 'default', project: 'default', key: 'first key' } as const;

/**
 * Creates an organisation, a project and a key in an empty database. Returns the plain key if a new one was created, to be printed
 * once; otherwise null. If several processes start at the same time, one of them creates them.
 *
 * @param models the models that the project may use: `projectDefaults` of the catalogue
 * @param key `none`: no key is created; a secret: the operator's own well-formed key
 */
export function ensureFirstProject(
  store: Store,
  models: 'all' | readonly string[] = 'all',
  key: 'new' | 'none' | Secret = 'new',
): Promise<{ plainKey: string } | null> {
  return store.withLock('first project', async (transaction) => {
    const existing = await transaction.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
    if (existing !== undefined) return null;
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
