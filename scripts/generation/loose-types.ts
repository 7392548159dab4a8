import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { withoutUnknownVariants } from './known-variants.ts';
import { banner } from './output.ts';

/**
 * Writes a loose type of every schema, for objects whose sender need not follow it: each member can be missing and of any
 * type, and a name that no variant of the schema has is a type error.
 */
export function looseTypes(contract: Contract, typesModule: string): string {
  const { schemas } = withoutUnknownVariants(contract.named).components;
  const names = Object.keys(schemas).sort();
  return (
    `${banner}import type * as Contract from '${typesModule}';\n\n` +
    `type Loose<Format> = { [Name in NamesOf<Format>]?: unknown };\n\n` +
    `/** The names of the members of all variants, without the index of those that are open. */\n` +
    `type NamesOf<Format> = Format extends object\n` +
    `  ? keyof { [Name in keyof Format as string extends Name ? never : Name]: unknown }\n` +
    `  : never;\n\n` +
    names.map((name) => `export type ${name} = Loose<Contract.${name}>;\n`).join('')
  );
}
