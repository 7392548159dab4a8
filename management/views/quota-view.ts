import type { Quota } from '../../generated/admin/contract.ts';
import { readProjectQuota, readStored } from '../../projects/project-quota.ts';
import type { Project } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';
import { versionOf } from '../versions.ts';

export async function readQuota({ database }: Pick<Store, 'database'>, project: Project): Promise<Quota> {
  const { maxBytes, maxCount } = await readProjectQuota(database, project.id);
  const stored = await readStored(database, project.id);
  return {
    project: `${project.organisation_name}/${project.name}`,
    project_id: project.id,
    max_bytes: maxBytes,
    max_count: maxCount,
    stored_bytes: stored.bytes,
    stored_count: stored.count,
  };
}

/** The version of a quota is that of its limits: what is stored changes with each upload. */
export function quotaVersion({ max_bytes: bytes, max_count: count }: Quota): string {
  return versionOf([bytes, count]);
}
