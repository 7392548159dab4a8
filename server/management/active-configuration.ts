import { sendTest } from '../../alerts/send.ts';
import type { CallLog } from '../../calls/call.ts';
import type { AlertLevels } from '../../catalogue/alerts.ts';
import type { Catalogue, Model } from '../../catalogue/model.ts';
import type { ActiveConfiguration, ActiveModel } from '../../management/gateway-control.ts';
import type { Configurations } from '../configuration/configurations.ts';
import type { WorkerState } from '../processes/worker-link.ts';
import { tryGuardrails } from './try-guardrails.ts';

/** What the management does with the active configuration of a process. */
export function configurationState(
  configurations: Pick<Configurations, 'current'>,
  log: CallLog,
): Pick<WorkerState, 'configuration' | 'tryGuardrails' | 'testAlert'> {
  const catalogue = (): Catalogue => configurations.current.services.catalogue;
  return {
    configuration: () => activeConfiguration(catalogue()),
    tryGuardrails: (query) => tryGuardrails(configurations, query, log),
    testAlert: () => sendTest(catalogue().alerts),
  };
}

/** Returns what the management reads of a configuration, as plain values that a worker can send. */
function activeConfiguration({
  models,
  backends,
  guardrails,
  projectDefaults,
  names,
  tags,
  alerts,
}: Catalogue): ActiveConfiguration {
  return {
    models: new Map([...models].map(([id, model]) => [id, activeModel(model)])),
    backends: new Map([...backends].map(([name, { kind }]) => [name, { name, kind }])),
    guardrails: new Map([...guardrails.keys()].map((name) => [name, null])),
    projectDefaults,
    ...(names === undefined ? {} : { names }),
    // Their keys stay in the process.
    ...(tags === undefined ? {} : { tags: tags.map(({ name }) => ({ name })) }),
    ...(alerts === undefined ? {} : { alerts: levelsOf(alerts) }),
  };
}

/** Without the addresses and secrets of the targets. */
function levelsOf({ thresholds, targets }: AlertLevels): AlertLevels {
  return { thresholds, targets: new Map([...targets.keys()].map((name) => [name, null])) };
}

function activeModel(model: Model): ActiveModel {
  const { id, capabilities, visibility, tier, prices, priceSchedule, priceSource, deployments } = model;
  return {
    ...{ id, capabilities, visibility, tier, prices, priceSchedule, priceSource },
    deployments: deployments.map(({ backend: { name }, model: served }) => ({
      backend: { name },
      model: served,
    })),
  };
}
