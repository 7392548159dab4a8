import type { Backend } from '../backends/backend.ts';
import type { GuardrailSettings } from '../catalogue/guardrail.ts';
import type { BackendSettings, Catalogue } from '../catalogue/model.ts';
import type { Check } from './check.ts';
import { classifierCheck } from './classifier-check.ts';
import { moderationCheck } from './moderation-check.ts';
import type { ScanPool } from './rules/scan-pool.ts';
import { rulesCheck } from './rules-check.ts';
import { webhookCheck } from './webhook-check.ts';

/** Creates the check of a guardrail. A kind without a check does not compile. */
export function createCheck(
  settings: GuardrailSettings,
  backends: Catalogue['backends'],
  createBackend: (settings: BackendSettings) => Backend,
  pool: ScanPool,
): Check {
  switch (settings.kind) {
    case 'rules':
      return rulesCheck(settings, pool);
    case 'moderation':
      return moderationCheck(settings, backendOf(settings.backend, backends));
    case 'classifier':
      return classifierCheck(settings, createBackend(backendOf(settings.backend, backends)));
    case 'webhook':
      return webhookCheck(settings);
  }
}

function backendOf(name: string, backends: Catalogue['backends']): BackendSettings {
  const backend = backends.get(name);
  if (backend === undefined) throw new Error('a guardrail without its backend passed the reference check');
  return backend;
}
