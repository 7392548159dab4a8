/** An object of a request that holds optional members, or objects with such members. */
export interface ObjectForm {
  /** Members that say what an object is, with their values in this form. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly string[];
  /** Optional members that may be null. In this contract null counts as absent. */
  readonly nullable: readonly string[];
  /** Members with further objects, and the numbers of their forms. */
  readonly members: Readonly<Record<string, readonly number[]>>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a value without the members that are null and may be absent, at any depth. Members that the contract does not
 * list, and objects of unknown kinds, stay as they are. A value without such nulls is returned itself.
 *
 * @param numbers the forms that the value, or the items of a list, may have
 */
export function withoutNullMembers(
  forms: readonly ObjectForm[],
  numbers: readonly number[],
  value: unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withoutNullsInItems(forms, numbers, value);
  // Neither null nor a list.
  const fields = value as Fields;
  const form = numbers.map((number) => forms[number]).find((one) => one !== undefined && isOf(one, fields));
  if (form === undefined) return value;
  let copy: Record<string, unknown> | null = null;
  for (const name of form.nullable) {
    if (fields[name] !== null) continue;
    copy ??= { ...fields };
    Reflect.deleteProperty(copy, name);
  }
  for (const [name, inner] of Object.entries(form.members)) {
    const member = fields[name];
    const kept = withoutNullMembers(forms, inner, member);
    if (kept === member) continue;
    copy ??= { ...fields };
    copy[name] = kept;
  }
  return copy ?? value;
}

function withoutNullsInItems(
  forms: readonly ObjectForm[],
  numbers: readonly number[],
  items: readonly unknown[],
): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (const [index, item] of items.entries()) {
    const kept = withoutNullMembers(forms, numbers, item);
    if (kept === item) continue;
    copy ??= [...items];
    copy[index] = kept;
  }
  return copy ?? items;
}

function isOf({ tags, required }: ObjectForm, fields: Fields): boolean {
  for (const [name, values] of Object.entries(tags)) {
    const value = fields[name];
    const isAbsent = value === undefined || value === null;
    const fits = isAbsent ? !required.includes(name) : typeof value === 'string' && values.includes(value);
    if (!fits) return false;
  }
  return required.every((name) => Object.hasOwn(fields, name));
}
