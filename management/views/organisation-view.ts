import type { Organisation as OrganisationView } from '../../generated/admin/contract.ts';
import type { Organisation } from '../../projects/organisations.ts';
import { versionOf } from '../versions.ts';

export function organisationView({ id, name, created_at: createdAt }: Organisation): OrganisationView {
  return { id, name, created_at: createdAt };
}

export function organisationVersion({ name }: OrganisationView): string {
  return versionOf([name]);
}
