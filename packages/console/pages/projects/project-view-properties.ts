import type { Project } from '../../../../generated/admin/contract.ts';

/** What each view of a project gets. */
export interface ProjectViewProperties {
  project: Project;
  onChanged: () => void;
}
