import type { Catalogue, Model } from './model.ts';
import type { NameTable } from './name-table.ts';

/** The client's name of a model where it is not the id. */
export interface ModelNames {
  /** The name that the client used, which its response also has. */
  readonly shown: string;
  /** `<vendor>/<model_name>`, for the ledger and the rights of keys. */
  readonly id: string;
  /** The part of the name that matches a pattern's `*`; null for an alias of a model without a pattern. */
  readonly below: string | null;
}

export interface NamedModel<Known = Model> {
  model: Known;
  /** Null: the client used the id. */
  names: ModelNames | null;
}

const STAR = '*';
const MAX_NAME_LENGTH = 200;
const NAME_BELOW = /^[A-Za-z0-9][A-Za-z0-9._:@+-]*(?:\/[A-Za-z0-9][A-Za-z0-9._:@+-]*)*$/;

/** Whether an id or alias is a pattern: a prefix followed by `*`. */
export function isPattern(name: string): boolean {
  return name.endsWith(STAR);
}

/**
 * Creates the table of aliases, whose cycles and targets were checked.
 *
 * @returns null without aliases and patterns
 */
export function nameTable(
  written: Readonly<Record<string, string>>,
  modelIds: Iterable<string>,
): NameTable | null {
  const aliases = new Map<string, string>();
  const prefixes = new Map<string, string | null>();
  for (const id of modelIds) if (isPattern(id)) prefixes.set(id.slice(0, -1), null);
  for (const name of Object.keys(written)) {
    const target = finalTarget(name, written);
    if (isPattern(name)) prefixes.set(name.slice(0, -1), target);
    else aliases.set(name, target);
  }
  if (aliases.size + prefixes.size === 0) return null;
  const lengths = new Set([...prefixes.keys()].map(({ length }) => length));
  return { aliases, prefixes, prefixLengths: [...lengths].sort((one, other) => other - one) };
}

/** Follows aliases to a name that is not an alias. */
function finalTarget(name: string, written: Readonly<Record<string, string>>): string {
  let target = name;
  while (Object.hasOwn(written, target)) target = written[target] ?? '';
  return target;
}

/** Finds the model of a name: by id, else by alias, else by the longest pattern. Null for an unknown name. */
export function namedModel<Known = Model>(
  name: string,
  { models, names }: Pick<Catalogue, 'names'> & { readonly models: ReadonlyMap<string, Known> },
): NamedModel<Known> | null {
  const model = models.get(name);
  if (model !== undefined) return isPattern(name) ? null : { model, names: null };
  if (names === undefined || name.length > MAX_NAME_LENGTH) return null;
  const id = names.aliases.get(name) ?? matching(name, names)?.target ?? name;
  const known = models.get(id);
  if (known !== undefined)
    return isPattern(id) ? null : { model: known, names: { shown: name, id, below: null } };
  const prefix = matching(id, names, 'models')?.prefix;
  const pattern = prefix === undefined ? undefined : models.get(prefix + STAR);
  if (prefix === undefined || pattern === undefined) return null;
  const below = id.slice(prefix.length);
  return NAME_BELOW.test(below) ? { model: pattern, names: { shown: name, id, below } } : null;
}

function matching(
  name: string,
  { prefixes, prefixLengths }: NameTable,
  only?: 'models',
): { prefix: string; target: string | null } | null {
  for (const length of prefixLengths) {
    if (length > name.length) continue;
    const prefix = name.slice(0, length);
    const target = prefixes.get(prefix);
    if (target === undefined || (only === 'models' && target !== null)) continue;
    return { prefix, target };
  }
  return null;
}
