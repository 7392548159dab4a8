import type { ObjectForm } from '../../contract/null-members.ts';
import { follow, type Contract } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument, SchemaObject } from '../../packages/contract-tools/reading/document.ts';
import { banner, type OutputFiles } from './output.ts';

/** Members that say what an object is. */
const TAGS = ['type', 'role'];

/** Writes `null-members.ts`, the forms of the objects in JSON requests whose members may be null. */
export function writeNullMembers(contract: Contract, files: OutputFiles): void {
  const table = new FormTable(contract.named);
  const requests: Record<string, Record<string, number[]>> = {};
  for (const { operationId, requestBody } of contract.operations) {
    const schema = requestBody?.content?.['application/json']?.schema;
    if (schema === undefined) continue;
    requests[operationId] = table.membersOf(follow(contract.named, schema));
  }
  const forms = table.finish();
  for (const members of Object.values(requests)) keepUseful(members, forms.useful);
  files.set(
    'null-members.ts',
    `${banner}import type { ObjectForm } from '../contract/null-members.ts';\n\n` +
      `export const objectForms: readonly ObjectForm[] = ${JSON.stringify(forms.all)};\n\n` +
      `/** The forms of the objects in the properties of a request, by its operation. */\n` +
      `export const formsInRequests: Readonly<Partial<Record<string, Readonly<Record<string, readonly number[]>>>>> = ${JSON.stringify(requests)};\n`,
  );
}

class FormTable {
  readonly #document: ContractDocument;
  readonly #numbers = new Map<SchemaObject, number>();
  readonly #schemas: SchemaObject[] = [];

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /** Returns the numbers of the forms in each property of an object. */
  membersOf({ properties = {} }: SchemaObject): Record<string, number[]> {
    const members = Object.entries(properties).map(
      ([name, property]) => [name, this.#objectsIn(property).map((one) => this.#numberOf(one))] as const,
    );
    return Object.fromEntries(members.filter(([, numbers]) => numbers.length > 0));
  }

  /** Returns all forms, and the numbers of those that can hold a null. */
  finish(): { all: ObjectForm[]; useful: ReadonlySet<number> } {
    const all: { -readonly [Key in keyof ObjectForm]: ObjectForm[Key] }[] = [];
    // Reading a form may add further ones.
    for (let number = 0; number < this.#schemas.length; number++)
      all.push(this.#form(this.#schemas[number] ?? {}));
    const useful = new Set<number>();
    for (let before = -1; before !== useful.size;) {
      before = useful.size;
      for (const [number, { nullable, members }] of all.entries())
        if (
          nullable.length > 0 ||
          Object.values(members)
            .flat()
            .some((one) => useful.has(one))
        )
          useful.add(number);
    }
    for (const form of all) keepUseful(form.members as Record<string, number[]>, useful);
    return { all, useful };
  }

  #form(schema: SchemaObject): ObjectForm {
    const { properties = {}, required = [] } = schema;
    const tags: Record<string, string[]> = {};
    for (const name of TAGS) {
      const values = this.#wordsOf(properties[name] ?? {});
      if (values !== null && values.length > 0) tags[name] = values;
    }
    const nullable = Object.keys(properties).filter(
      (name) => !required.includes(name) && this.#isDroppedNull(properties[name] ?? {}),
    );
    return { tags, required, nullable, members: this.membersOf(schema) };
  }

  #isDroppedNull(schema: SchemaObject): boolean {
    if (schema['x-gateway-keeps-null'] === true) return false;
    const { type, anyOf = [] } = follow(this.#document, schema);
    return [type].flat().includes('null') || anyOf.some((one) => this.#isDroppedNull(one));
  }

  /** Returns the values of a tag. Null where it may have any other. */
  #wordsOf(schema: SchemaObject): string[] | null {
    const { const: only, enum: several, anyOf, type } = follow(this.#document, schema);
    if (typeof only === 'string') return [only];
    if (Array.isArray(several)) return several.filter((one) => typeof one === 'string');
    if (anyOf === undefined) return type === 'null' ? [] : null;
    const words = anyOf.map((one) => this.#wordsOf(one));
    return words.includes(null) ? null : words.flatMap((one) => one ?? []);
  }

  /** Returns the objects with properties that a schema allows, directly or as items of a list. */
  #objectsIn(schema: SchemaObject): SchemaObject[] {
    const found = follow(this.#document, schema);
    if (Object.keys(found.properties ?? {}).length > 0) return [found];
    if (found.items !== undefined) return this.#objectsIn(found.items);
    return (found.anyOf ?? []).flatMap((one) => this.#objectsIn(one));
  }

  #numberOf(schema: SchemaObject): number {
    const known = this.#numbers.get(schema);
    if (known !== undefined) return known;
    this.#numbers.set(schema, this.#schemas.length);
    return this.#schemas.push(schema) - 1;
  }
}

function keepUseful(members: Record<string, number[]>, useful: ReadonlySet<number>): void {
  for (const [name, numbers] of Object.entries(members))
    if (!numbers.some((one) => useful.has(one))) Reflect.deleteProperty(members, name);
}
