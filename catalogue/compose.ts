import type { Capability, Catalogue, Model } from './model.ts';

/** Adds backends and models to a catalogue. Names that both have keep the catalogue's entry. */
export function mergeCatalogues(
  catalogue: Catalogue,
  addition: Pick<Catalogue, 'models' | 'backends'>,
): Catalogue {
  // A map keeps the first position and the last value of a key.
  return {
    ...catalogue,
    models: new Map([...catalogue.models, ...addition.models, ...catalogue.models]),
    backends: new Map([...catalogue.backends, ...addition.backends, ...catalogue.backends]),
  };
}

/** Removes the models that the predicate selects, also from the defaults and from the projects' list. */
export function withoutModels(catalogue: Catalogue, isLeftOut: (model: Model) => boolean): Catalogue {
  const models = new Map([...catalogue.models].filter(([, model]) => !isLeftOut(model)));
  const defaults: Partial<Record<Capability, string>> = Object.fromEntries(
    Object.entries(catalogue.defaults).filter(([, id]) => models.has(id)),
  );
  const listed = catalogue.projectDefaults.models;
  return {
    ...catalogue,
    models,
    defaults,
    projectDefaults: { models: listed === 'all' ? 'all' : listed.filter((id) => models.has(id)) },
  };
}
