import type { Capability, Catalogue, Model } from './model.ts';

/** The catalogue with further backends and models. What both name stays as the catalogue has it. */
export function mergeCatalogues(
  catalogue: Catalogue,
  addition: Pick<Catalogue, 'models' | 'backends'>,
): Catalogue {
  // A map keeps a key's first place and its last value.
  return {
    ...catalogue,
    models: new Map([...catalogue.models, ...addition.models, ...catalogue.models]),
    backends: new Map([...catalogue.backends, ...addition.backends, ...catalogue.backends]),
  };
}

/** The catalogue without the models that the predicate names, in the defaults and in the projects' list too. */
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
