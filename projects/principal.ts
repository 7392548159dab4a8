/** The key that a request was authenticated with, its project and its rights. */
export interface Principal {
  readonly keyId: string;
  readonly keyName: string;
  /** The id of the first key that this one replaces: budgets of a key last over its rotations. */
  readonly keyFamilyId: string;
  readonly projectId: string;
  readonly organisationId: string;
  /** `all`: every model of the catalogue except `disabledModels`. */
  readonly projectModels: 'all' | ReadonlySet<string>;
  /** The models that a project with `all` may not use; otherwise empty. */
  readonly disabledModels: ReadonlySet<string>;
  /** The tags that calls of the project must have. */
  readonly requiredTags: readonly string[];
  /** The models that the key may use, of those of the project; `all`: no restriction. */
  readonly keyModels: 'all' | ReadonlySet<string>;
  /** The key's own limit; null: the limit in `gateway.yaml`, if any. */
  readonly requestsPerMinute: number | null;
}

/**
 * Whether a client may use a model of the catalogue. `not_enabled`: the project may not, and gets the error of an
 * unknown model (404). `forbidden`: only this key may not (403) (docs/specification.md#keys).
 */
export type ModelAccess = 'allowed' | 'not_enabled' | 'forbidden';

export function modelAccess(principal: Principal, modelId: string, pattern: string = modelId): ModelAccess {
  const { projectModels, disabledModels, keyModels } = principal;
  const names = (models: ReadonlySet<string>): boolean => models.has(modelId) || models.has(pattern);
  const enabled = projectModels === 'all' ? !names(disabledModels) : names(projectModels);
  if (!enabled) return 'not_enabled';
  return keyModels === 'all' || names(keyModels) ? 'allowed' : 'forbidden';
}
