import type { Organisation as OrganisationView } from '../../generated/admin/contract.ts';
import type { Organisation } from '../../projects/organisations.ts';

export function organisationView({ id, name, created_at: createdAt }: Organisation): OrganisationView {
  return { id, name, created_at: createdAt };
}
