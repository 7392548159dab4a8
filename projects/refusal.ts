/**
 * An operator's wish that cannot be fulfilled: a name that is taken, a project that does not exist. Its message is for the
 * operator, on the command line; no caller of the API causes one.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const NAME_LENGTH = 100;
// Control and format characters would let a name forge lines of a table.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The name without the space around it. Throws a `Refusal` for one that is empty, too long or unprintable. */
export function checkedName(kind: string, name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new Refusal(`the ${kind}'s name is empty`);
  if (trimmed.length > NAME_LENGTH)
    throw new Refusal(`the ${kind}'s name is over ${NAME_LENGTH} characters long`);
  if (UNPRINTABLE.test(trimmed))
    throw new Refusal(`the ${kind}'s name has characters that cannot be printed`);
  return trimmed;
}

/** What something is called after its deletion: its name is free again, and reports still show what it was. */
export function deletedName(name: string, id: string): string {
  return `${name} (deleted, ${id})`;
}
