import type { JsonObject } from './json-object.ts';
/** An object of a request that holds optional members, or objects with such members, as it is generated. */
export interface ObjectForm {
  /** Members that say what an object is, with their values in this form. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly string[];
  /** Optional members that may be null. In this contract null counts as absent. */
  readonly nullable: readonly string[];
  /** Members with further objects, and the numbers of their forms. */
  readonly members: Readonly<Record<string, readonly number[]>>;
}

/** A form that refers to those of its members. */
export interface LinkedForm {
  readonly tags: readonly Tag[];
  readonly required: readonly string[];
  readonly nullable: readonly string[];
  readonly members: Members;
}

/** The properties of an object that hold objects, with the forms that these may have. */
export type Members = readonly (readonly [name: string, forms: readonly LinkedForm[]])[];

interface Tag {
  readonly name: string;
  readonly values: ReadonlySet<unknown>;
}

/** Links the properties of a request with their forms, once for all requests of an operation. */
export function linkForms(forms: readonly ObjectForm[], members: ObjectForm['members']): Members {
  const linked: { -readonly [Key in keyof LinkedForm]: LinkedForm[Key] }[] = forms.map((form) => ({
    tags: Object.entries(form.tags).map(([name, values]) => ({
      name,
      values: new Set<unknown>(form.required.includes(name) ? values : [...values, null, undefined]),
    })),
    required: form.required,
    nullable: form.nullable,
    members: [],
  }));
  const link = (wanted: ObjectForm['members']): Members =>
    Object.entries(wanted).map(([name, numbers]) => [
      name,
      numbers.flatMap((number) => linked[number] ?? []),
    ]);
  for (const [number, form] of linked.entries()) form.members = link(forms[number]?.members ?? {});
  return link(members);
}

/**
 * Returns a value without the members that are null and may be absent, at any depth. Members that the contract does not
 * list, and objects of unknown kinds, stay as they are. A value without such nulls is returned itself.
 *
 * @param forms those that the value, or the items of a list, may have
 */
export function withoutNullMembers(forms: readonly LinkedForm[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withoutNullsInItems(forms, value);
  // Neither null nor a list.
  const fields = value as JsonObject;
  const form = formOf(forms, fields);
  if (form === null) return value;
  let copy: JsonObject | null = null;
  for (const name of form.nullable) {
    if (fields[name] !== null) continue;
    copy ??= { ...fields };
    Reflect.deleteProperty(copy, name);
  }
  for (const [name, inner] of form.members) {
    const member = fields[name];
    const kept = withoutNullMembers(inner, member);
    if (kept === member) continue;
    copy ??= { ...fields };
    copy[name] = kept;
  }
  return copy ?? value;
}

function withoutNullsInItems(forms: readonly LinkedForm[], items: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (const [index, item] of items.entries()) {
    const kept = withoutNullMembers(forms, item);
    if (kept === item) continue;
    copy ??= [...items];
    copy[index] = kept;
  }
  return copy ?? items;
}

/** The first form that an object has; null: none. */
function formOf(forms: readonly LinkedForm[], fields: JsonObject): LinkedForm | null {
  search: for (const form of forms) {
    for (const { name, values } of form.tags) if (!values.has(fields[name])) continue search;
    for (const name of form.required) if (!Object.hasOwn(fields, name)) continue search;
    return form;
  }
  return null;
}
