import type { JsonObject } from '../contract/json-object.ts';
import { capabilitiesIn, listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { modelUuid } from './model-id.ts';
import { didYouMean } from './suggestion.ts';

/** Reports names in the file that do not exist, or that do not support the use. */
export function checkReferences(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  const backends = Object.keys(mappingIn(document.data, 'backends'));
  const tiers = Object.keys(mappingIn(mappingIn(document.data, 'limits'), 'tiers'));
  const modelIds = Object.keys(models);
  if (modelIds.length === 0 && mappingIn(document.data)['discovery'] !== true) {
    document.report(
      '/models',
      'key',
      'the file has no models',
      "add one under 'models', or set 'discovery: true'",
    );
  }
  for (const id of modelIds) {
    const model = mappingIn(models, id);
    listIn(model, 'deployments').forEach((deployment, index) => {
      const at = pointerOf('models', id, 'deployments', index, 'backend');
      checkName(document, at, mappingIn(deployment)['backend'], backends, 'backend');
    });
    checkName(document, pointerOf('models', id, 'tier'), model['tier'], tiers, 'rate-limit tier');
    checkSuccessor(document, id, mappingIn(model, 'info')['superseded_by_model_name'], modelIds);
  }
  checkUuids(document, models);
  checkDefaults(document, models);
  listIn(mappingIn(mappingIn(document.data, 'projects'), 'defaults'), 'models').forEach((id, index) => {
    checkName(document, pointerOf('projects', 'defaults', 'models', index), id, modelIds, 'model');
  });
}

/** @returns whether the name is one of the known ones */
export function checkName(
  document: LocatedDocument,
  at: string,
  name: unknown,
  known: readonly string[],
  what: string,
): boolean {
  if (typeof name !== 'string') return false;
  if (known.includes(name)) return true;
  const shown = document.isFromEnvironment(at)
    ? 'this name, which came from the environment'
    : `the name '${name}'`;
  const all = known.length > 0 && known.length <= 10 ? `known: ${known.join(', ')}` : undefined;
  document.report(at, 'value', `no ${what} of this file has ${shown}`, didYouMean(name, known) ?? all);
  return false;
}

function checkSuccessor(
  document: LocatedDocument,
  id: string,
  successor: unknown,
  modelIds: readonly string[],
): void {
  const at = pointerOf('models', id, 'info', 'superseded_by_model_name');
  if (!checkName(document, at, successor, modelIds, 'model')) return;
  if (successor === id) document.report(at, 'value', 'a model cannot supersede itself');
}

function checkUuids(document: LocatedDocument, models: JsonObject): void {
  const owners = new Map<string, string>();
  for (const id of Object.keys(models)) {
    const given = mappingIn(mappingIn(models, id), 'info')['id'];
    const uuid = typeof given === 'string' ? given.toLowerCase() : modelUuid(id);
    const owner = owners.get(uuid);
    owners.set(uuid, owner ?? id);
    if (owner === undefined) continue;
    document.report(pointerOf('models', id, 'info', 'id'), 'value', `the model '${owner}' has the same id`);
  }
}

function checkDefaults(document: LocatedDocument, models: JsonObject): void {
  for (const [capability, id] of Object.entries(mappingIn(document.data, 'defaults'))) {
    const at = pointerOf('defaults', capability);
    const candidates = Object.keys(models).filter((candidate) =>
      capabilitiesIn(mappingIn(models, candidate)).has(capability),
    );
    if (!checkName(document, at, id, Object.keys(models), 'model') || candidates.includes(String(id)))
      continue;
    const suggestion =
      candidates.length > 0
        ? `these have it: ${candidates.slice(0, 5).join(', ')}`
        : 'no model of this file has it';
    document.report(at, 'value', `this model lacks the capability '${capability}'`, suggestion);
  }
}
