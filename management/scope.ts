import { failure } from '../errors/gateway-error.ts';
import { readOwnedKey, type OwnedKey } from '../projects/keys.ts';
import { requireOrganisation, type Organisation } from '../projects/organisations.ts';
import { OperatorError } from '../projects/operator-error.ts';
import { findProjects, onlyProject, type Project } from '../projects/projects.ts';
import type { BudgetRow } from '../storage/ledger-schema.ts';
import type { Store } from '../storage/open-database.ts';
import type { TokenHolder } from './tokens.ts';

type Database = Pick<Store, 'database'>;

/** Finds a project that the token reaches. Throws `token_forbidden` for one of another organisation, an `OperatorError` for none. */
export async function reachedProject(
  { database }: Database,
  token: TokenHolder,
  reference: string,
): Promise<Project> {
  const found = await findProjects(database, reference);
  const reached = found.filter(({ organisation_id: id }) => isReached(token, id));
  const project = onlyProject(reached, reference);
  if (project !== null) return project;
  if (found.length > 0) throw failure('token_forbidden');
  throw new OperatorError(`there is no project '${reference}'`, 'unknown');
}

/** Finds an organisation that the token reaches; null: all of them. Throws as `reachedProject` does. */
export async function reachedOrganisation(
  { database }: Database,
  token: TokenHolder,
  reference: string | undefined,
): Promise<Organisation | null> {
  const wanted = reference ?? token.organisationId;
  if (wanted === null) return null;
  const organisation = await requireOrganisation(database, wanted);
  if (!isReached(token, organisation.id)) throw failure('token_forbidden');
  return organisation;
}

/** Finds a key that the token reaches. Throws as `reachedProject` does. */
export async function reachedKey({ database }: Database, token: TokenHolder, id: string): Promise<OwnedKey> {
  const key = await readOwnedKey(database, id);
  if (!isReached(token, key.organisation_id)) throw failure('token_forbidden');
  return key;
}

/** Throws `token_forbidden` for an organisation that the token does not reach. */
export function requireReached(token: TokenHolder, organisationId: string): void {
  if (!isReached(token, organisationId)) throw failure('token_forbidden');
}

/**
 * Throws `token_forbidden` for a budget that the token may not change: one that it does not reach, and with a token of an organisation the
 * budget of this organisation, which others set for it.
 */
export function requireChangeable(
  token: TokenHolder,
  scope: BudgetRow['scope'],
  organisationId: string,
): void {
  requireReached(token, organisationId);
  if (scope === 'organisation' && token.organisationId !== null)
    throw failure('token_forbidden', {
      message: 'a change of the budget of an organisation needs a token for all organisations',
    });
}

export function isReached(token: TokenHolder, organisationId: string): boolean {
  return token.organisationId === null || token.organisationId === organisationId;
}
