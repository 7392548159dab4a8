import { pointerOf } from '../../catalogue/located-document.ts';
import { didYouMean } from '../../catalogue/suggestion.ts';
import type { LocatedFile } from './organisation-file.ts';

/** Warns of models that are not in `gateway.yaml`. This is no error, since discovery may find them or they may be added later. */
export function warnOfUnknownModels({ contents, document }: LocatedFile, known: readonly string[]): void {
  const isKnown = new Set(known);
  const warn = (models: unknown, ...path: string[]): void => {
    for (const [index, model] of (Array.isArray(models) ? models : []).entries())
      if (!isKnown.has(String(model))) {
        const message = 'the configuration has no model of this id';
        document.warn(pointerOf(...path, index), 'value', message, didYouMean(String(model), known));
      }
  };
  for (const [organisation, { projects }] of withContents(contents.organisations))
    for (const [name, project] of withContents(projects)) {
      const path = ['organisations', organisation, 'projects', name];
      warn(project.models, ...path, 'models');
      warn(project.disabled_models, ...path, 'disabled_models');
      for (const [key, { models }] of withContents(project.keys))
        warn(models, ...path, 'keys', key, 'models');
    }
}

function withContents<Value extends object>(
  mapping: Readonly<Record<string, Value | null>> | null | undefined,
): [string, Value][] {
  return Object.entries(mapping ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
