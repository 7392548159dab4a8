/** Why a command cannot be executed: something does not exist, its name is taken, or a value is invalid. */
export type OperatorErrorKind = 'unknown' | 'taken' | 'invalid';

/**
 * An operator's command that cannot be executed: a name that is taken, a project that does not exist. Its message is shown on the
 * command line, and to clients of the management; no request to a model causes one.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly kind: OperatorErrorKind;

  constructor(message: string, kind: OperatorErrorKind = 'invalid') {
    super(message);
    this.kind = kind;
  }
}

const NAME_LENGTH = 100;
// Control and format characters could forge lines of a printed table. A half of a surrogate pair is stored as another character.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Trims and checks a name. Throws an `OperatorError` if it is empty, too long or unprintable. */
export function checkedName(kind: string, name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new OperatorError(`the ${kind}'s name is empty`);
  if (trimmed.length > NAME_LENGTH)
    throw new OperatorError(`the ${kind}'s name is longer than ${NAME_LENGTH} characters`);
  if (UNPRINTABLE.test(trimmed))
    throw new OperatorError(`the ${kind}'s name has characters that cannot be printed`);
  return trimmed;
}

/** The name of a deleted project or organisation: its old name is free again, and reports still show it. */
export function deletedName(name: string, id: string): string {
  return `${name} (deleted, ${id})`;
}
