import type { JsonSchema } from '../../../scripts/test-bed/contract-document.ts';
import { sampleValues } from './sample-values.ts';
import {
  atKind,
  componentName,
  isContainer,
  isNullable,
  kindsOf,
  propertiesOf,
  requiredOf,
  resolved,
  typesOf,
  variantsOf,
  type ObjectKind,
} from './schema-kinds.ts';

type Fields = Record<string, unknown>;

/** A property of a request of the contract, at any depth. */
export interface ContractField {
  /**
   * Its place, such as `messages[tool].content[image_url].image_url.detail`. Brackets hold the role or the type of an
   * object that can be of several kinds; `[]` is an item of another list.
   */
  path: string;
  isOptional: boolean;
  isNullable: boolean;
  /** Whether it holds properties of the contract only. */
  isContainer: boolean;
  /** Values of which no two mean the same. A text can be found again. */
  values: unknown[];
  /** Returns a request with the property, or without it where the value is undefined. */
  carry: (value: unknown) => Fields;
}

/** What the contract's schemas do not say. */
export interface Surroundings {
  /** Values of properties whose texts have a form, by path. */
  values: readonly (readonly [path: RegExp, ...values: unknown[]])[];
  /** What has to stand beside a property, in the same object. */
  beside: readonly (readonly [path: RegExp, members: Fields])[];
  /** Returns a list with an item, such as a result behind its call. */
  around(path: string, item: unknown): unknown[];
}

/** A component that contains itself is entered this often. */
const MAX_ENTRIES = 2;

type Build = (value: unknown) => Fields;

/** Returns every property of a component, in each variant that has a name. */
export function contractFields(component: string, surroundings: Surroundings): ContractField[] {
  return [
    ...new FieldWalk(surroundings).walk({ $ref: `#/${component}` }, '', (value) => value as Fields, []),
  ];
}

class FieldWalk {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  *walk(given: JsonSchema, path: string, build: Build, entered: readonly string[]): Generator<ContractField> {
    const name = componentName(given);
    if (name !== null && entered.filter((one) => one === name).length >= MAX_ENTRIES) return;
    const within = name === null ? entered : [...entered, name];
    const schema = resolved(given);
    if (Object.keys(propertiesOf(schema)).length > 0) {
      for (const kind of kindsOf(schema)) yield* this.#properties(schema, path, kind, build, within);
    } else if (typesOf(schema).includes('array')) {
      const item: Build = (value) => build(this.#surroundings.around(path, value));
      yield* this.walk((schema['items'] ?? {}) as JsonSchema, `${path}[]`, item, within);
    } else for (const variant of variantsOf(schema)) yield* this.walk(variant, path, build, within);
  }

  *#properties(
    schema: JsonSchema,
    path: string,
    kind: ObjectKind,
    build: Build,
    entered: readonly string[],
  ): Generator<ContractField> {
    const at = atKind(path, kind);
    const place = (name: string): string => (at === '' ? name : `${at}.${name}`);
    const required = requiredOf(schema);
    const minimal: Fields = { ...kind.tags };
    for (const name of required)
      minimal[name] ??= this.#values(propertiesOf(schema)[name] ?? {}, place(name))[0];
    for (const [name, property] of Object.entries(propertiesOf(schema))) {
      if (name in kind.tags) continue;
      const carry: Build = (value) => build({ ...minimal, ...this.#beside(place(name)), [name]: value });
      yield {
        path: place(name),
        isOptional: !required.includes(name),
        isNullable: isNullable(property),
        isContainer: isContainer(property),
        values: this.#values(property, place(name)),
        carry,
      };
      yield* this.walk(property, place(name), carry, entered);
    }
  }

  #beside(path: string): Fields {
    const found = this.#surroundings.beside.filter(([pattern]) => pattern.test(path));
    return Object.assign({}, ...found.map(([, members]) => members)) as Fields;
  }

  #values(schema: JsonSchema, path: string): unknown[] {
    const known = this.#surroundings.values.find(([pattern]) => pattern.test(path));
    if (known !== undefined) return known.slice(1);
    return sampleValues(schema, path, (inner, place) => this.#values(inner, place));
  }
}
