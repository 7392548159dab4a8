/** Who makes a request: what authentication learnt of the key. */
export interface Principal {
  readonly keyId: string;
  readonly keyName: string;
  readonly projectId: string;
  readonly organisationId: string;
  /** `all`: every model of the catalogue but `disabledModels`. */
  readonly projectModels: 'all' | ReadonlySet<string>;
  /** Models taken from a project that has all others; empty when the project's models are listed. */
  readonly disabledModels: ReadonlySet<string>;
  /** What the key is narrowed to; `all`: whatever the project may use. */
  readonly keyModels: 'all' | ReadonlySet<string>;
  /** The key's own limit; null: the one of `gateway.yaml`, if it has any. */
  readonly requestsPerMinute: number | null;
}

/**
 * Whether the caller may use a model of the catalogue: `not_enabled` for the project is answered as an unknown model (404),
 * `forbidden` for this key alone as 403 (specification §5.7, design §5).
 */
export type ModelAccess = 'allowed' | 'not_enabled' | 'forbidden';

export function modelAccess(principal: Principal, modelId: string, pattern: string = modelId): ModelAccess {
  const { projectModels, disabledModels, keyModels } = principal;
  const names = (models: ReadonlySet<string>): boolean => models.has(modelId) || models.has(pattern);
  const enabled = projectModels === 'all' ? !names(disabledModels) : names(projectModels);
  if (!enabled) return 'not_enabled';
  return keyModels === 'all' || names(keyModels) ? 'allowed' : 'forbidden';
}
