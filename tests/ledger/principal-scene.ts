import type { Principal } from '../../projects/principal.ts';

/** A principal of a project, without more rights or rows. */
export function principalOf(projectId: string, more: Partial<Principal> = {}): Principal {
  return {
    keyId: 'key-1',
    keyName: 'key',
    keyFamilyId: 'key-1',
    projectId,
    organisationId: 'organisation',
    projectModels: 'all',
    disabledModels: new Set(),
    requiredTags: [],
    keyModels: 'all',
    requestsPerMinute: null,
    ...more,
  };
}
