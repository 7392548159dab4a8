import type { Quota } from '../../generated/admin/contract.ts';
import { readProjectQuota, readStored } from '../../projects/project-quota.ts';
import type { Project } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';

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
