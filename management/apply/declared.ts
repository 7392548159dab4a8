import type {
  DeclaredKey as KeyOrNull,
  DeclaredOrganisation as OrganisationOrNull,
  DeclaredProject as ProjectOrNull,
  NewKey,
  Project,
} from '../../generated/admin/contract.ts';

export type DeclaredOrganisation = NonNullable<OrganisationOrNull>;
/** A setting that is absent stays as it is, or has its default in a new project. */
export type DeclaredProject = NonNullable<ProjectOrNull>;
export type DeclaredKey = NonNullable<KeyOrNull>;

export interface ProjectSettings {
  models: Project['models'];
  disabled_models: string[];
  required_tags: string[];
  quota: NonNullable<DeclaredProject['quota']> | null;
}

export type KeySettings = Required<Omit<NewKey, 'name'>>;
