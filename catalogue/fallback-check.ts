import type { JsonObject } from '../contract/json-object.ts';
import { findCycles } from './cycles.ts';
import { fallbackCauses, keyOfCause, type FallbackCause } from './fallbacks.ts';
import { capabilitiesIn, listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { isPattern } from './model-names.ts';
import { didYouMean } from './suggestion.ts';

/** Reports fallbacks without a target, to a model of another kind, or in a cycle. */
export function checkFallbacks(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const fallbacks = mappingIn(mappingIn(models, id), 'fallbacks');
    for (const key of Object.keys(fallbacks))
      listIn(fallbacks, key).forEach((name, index) => {
        checkModel(document, pointerOf('models', id, 'fallbacks', key, index), id, name, models);
      });
    warnOfVectors(document, id, mappingIn(models, id));
  }
  // A cycle of `unavailable` is a cycle of three causes and is reported once.
  const reported = new Set<string>();
  for (const cause of fallbackCauses) checkCycles(document, models, cause, reported);
}

function warnOfVectors(document: LocatedDocument, id: string, { mode, fallbacks }: JsonObject): void {
  if (mode !== 'embedding' || fallbacks === undefined) return;
  const message = 'vectors of different embedding models cannot be compared with each other';
  const suggestion = 'list only the same model under another name';
  document.warn(pointerOf('models', id, 'fallbacks'), 'key', message, suggestion);
}

function checkModel(
  document: LocatedDocument,
  at: string,
  owner: string,
  name: unknown,
  models: JsonObject,
): void {
  if (typeof name !== 'string') return;
  if (isPattern(name))
    return document.report(at, 'value', 'a fallback is one model', 'name a model without *');
  const target = modelFor(name, models);
  if (target === null) {
    if (mappingIn(document.data)['discovery'] === true && name.startsWith('local/')) return;
    const shown = document.isFromEnvironment(at) ? 'this name' : `the name '${name}'`;
    const suggestion = didYouMean(name, Object.keys(models));
    return document.report(at, 'value', `no model of this file has ${shown}`, suggestion);
  }
  const { mode } = mappingIn(models, owner);
  if (typeof mode !== 'string' || capabilitiesIn(mappingIn(models, target)).has(mode)) return;
  document.report(at, 'value', `this model lacks the capability '${mode}' of '${owner}'`);
}

/** Returns the model's id in the file: the name itself, or the pattern that matches it. */
function modelFor(name: string, models: JsonObject): string | null {
  if (Object.hasOwn(models, name)) return name;
  const patterns = Object.keys(models).filter((id) => isPattern(id) && name.startsWith(id.slice(0, -1)));
  return patterns.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** Reports cycles of one cause, because a fallback's own fallbacks depend on the cause of its failure. */
function checkCycles(
  document: LocatedDocument,
  models: JsonObject,
  cause: FallbackCause,
  reported: Set<string>,
): void {
  const next = new Map(Object.keys(models).map((id) => [id, namesFor(models, id, cause)]));
  for (const cycle of findCycles(next)) {
    const path = cycle.join(' → ');
    if (reported.has(path)) continue;
    reported.add(path);
    const [first = '', second = ''] = cycle;
    const key = keyOfCause(mappingIn(mappingIn(models, first), 'fallbacks'), cause) ?? cause;
    const index = namesFor(models, first, cause).indexOf(second);
    const at = pointerOf('models', first, 'fallbacks', key, index);
    document.report(at, 'value', `these fallbacks form a cycle: ${path}`);
  }
}

function namesFor(models: JsonObject, id: string, cause: FallbackCause): string[] {
  const fallbacks = mappingIn(mappingIn(models, id), 'fallbacks');
  const key = keyOfCause(fallbacks, cause);
  const names = key === null ? [] : listIn(fallbacks, key);
  return names.map((name) => (typeof name === 'string' ? (modelFor(name, models) ?? name) : ''));
}
