import type { JsonObject } from '../contract/json-object.ts';
import { findCycles } from './cycles.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { isPattern } from './model-names.ts';
import { didYouMean } from './suggestion.ts';

/** Reports aliases without a target, cycles of aliases, and patterns that cannot be forwarded. */
export function checkAliases(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  const aliases = mappingIn(document.data, 'aliases');
  for (const [name, target] of Object.entries(aliases)) {
    if (Object.hasOwn(models, name))
      document.report(pointerOf('aliases', name), 'key', 'a model has this id, and would hide the alias');
    checkTarget(document, name, target, [...Object.keys(models), ...Object.keys(aliases)]);
  }
  const next = new Map(Object.entries(aliases).map(([name, target]) => [name, [String(target)]]));
  for (const cycle of findCycles(next)) {
    const [first = ''] = cycle;
    document.report(pointerOf('aliases', first), 'value', `these aliases form a cycle: ${cycle.join(' → ')}`);
  }
  for (const id of Object.keys(models)) if (isPattern(id)) checkPattern(document, id, mappingIn(models, id));
}

function checkTarget(
  document: LocatedDocument,
  name: string,
  target: unknown,
  known: readonly string[],
): void {
  if (typeof target !== 'string') return;
  const at = pointerOf('aliases', name);
  if (isPattern(target))
    return document.report(at, 'value', 'an alias stands for one model', 'name a model without *');
  const isDiscovered = mappingIn(document.data)['discovery'] === true && target.startsWith('local/');
  const isKnown = known.some((one) =>
    isPattern(one) ? target.startsWith(one.slice(0, -1)) : one === target,
  );
  if (isKnown || isDiscovered) return;
  const shown = document.isFromEnvironment(at) ? 'this name' : `the name '${target}'`;
  document.report(at, 'value', `no model of this file has ${shown}`, didYouMean(target, known));
}

function checkPattern(document: LocatedDocument, id: string, model: JsonObject): void {
  listIn(model, 'deployments').forEach((deployment, index) => {
    const { model: name } = mappingIn(deployment);
    if (typeof name !== 'string' || name.split('*').length === 2) return;
    const at = pointerOf('models', id, 'deployments', index, 'model');
    const suggestion = "'*', or such as 'vendor/*'";
    document.report(
      at,
      'value',
      `the name of a deployment of '${id}' has one *, for the name below`,
      suggestion,
    );
  });
  for (const [capability, preset] of Object.entries(mappingIn(document.data, 'defaults'))) {
    if (preset !== id) continue;
    document.report(pointerOf('defaults', capability), 'value', 'a default is one model, without *');
  }
}
