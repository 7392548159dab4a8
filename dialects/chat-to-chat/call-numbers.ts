import { failure } from '../../errors/gateway-error.ts';
import { argumentsText, numberAsText } from '../texts/response-text.ts';
import { isLoose, isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { ObjectScanner } from '../values/object-scanner.ts';

interface KnownCall {
  number: number;
  id: string;
  isNamed: boolean;
  /** Reads the arguments, up to the end of their object. */
  scanner: ObjectScanner;
  hasArguments: boolean;
}

/**
 * Numbers the tool calls of one choice in the order in which they begin. Servers' own numbers are not reliable: some
 * number all calls 0 and only give them different ids, some count preceding text too
 * (docs/wire-formats/streams.md#indexes-and-ids).
 */
export class CallNumbers {
  /** The current call by the server's number. Pieces without an id belong to it. */
  readonly #current = new Map<number, KnownCall>();
  readonly #byId = new Map<string, KnownCall>();
  readonly #calls: KnownCall[] = [];
  readonly #stem: string | null;
  #count = 0;

  /** @param stem of the ids of calls whose server sends none; null leaves them without */
  constructor(stem: string | null) {
    this.#stem = stem;
  }

  /** Whether no arguments are cut off. */
  get areComplete(): boolean {
    return [...this.#calls].every(({ hasArguments, scanner }) => !hasArguments || scanner.isComplete);
  }

  /** Changes the pieces in place: each has an `index`, and only a call's first piece has type and name. */
  normalise(pieces: readonly unknown[]): void {
    for (const [position, piece] of pieces.entries()) {
      if (!isLoose<Loose.ChatToolCallDelta>(piece))
        throw failure('bad_gateway', { internal: 'an upstream tool call is not an object' });
      this.#normalisePiece(piece, position);
    }
  }

  #normalisePiece(piece: Loose.ChatToolCallDelta, position: number): void {
    const given = Number.isSafeInteger(piece.index) ? Number(piece.index) : position;
    const field = isRecord(piece.custom) || piece.type === 'custom' ? 'custom' : 'function';
    const called = looseOf<Loose.ChatFunctionCallDelta & Fields<'name' | 'input'>>(piece[field]);
    piece[field] = called;
    // Some servers send the object itself, and some send null.
    const text = field === 'custom' ? 'input' : 'arguments';
    if (called[text] !== undefined) called[text] = argumentsText(called[text]);
    if (piece.id !== undefined) piece.id = numberAsText(piece.id);
    const call = this.#callOf(given, stringOf(piece.id), stringOf(called.name));
    piece.index = call.number;
    addArguments(call, called[text]);
    if (call.isNamed) {
      delete piece.id;
      delete piece.type;
      delete called.name;
    } else if (stringOf(called.name) !== '') {
      call.isNamed = true;
      piece.type ??= field;
      if (stringOf(piece.id) === '' && this.#stem !== null)
        piece.id = call.id || `call_${this.#stem}_${String(call.number)}`;
      called[text] ??= '';
    }
  }

  #callOf(given: number, id: string, name: string): KnownCall {
    // The same id under two numbers means two calls, because models repeat ids.
    const key = `${String(given)} ${id}`;
    const current = this.#current.get(given);
    const known = id === '' ? current : (this.#byId.get(key) ?? current);
    if (known !== undefined && !isAnother(known, id, name)) {
      known.id ||= id;
      if (id !== '') this.#byId.set(key, known);
      this.#current.set(given, known);
      return known;
    }
    const call = {
      number: this.#count,
      id,
      isNamed: false,
      scanner: new ObjectScanner(),
      hasArguments: false,
    };
    this.#calls.push(call);
    this.#count += 1;
    this.#current.set(given, call);
    if (id !== '') this.#byId.set(key, call);
    return call;
  }
}

/**
 * Whether a piece begins another call. A new id alone does not, since some servers send a new id with each piece; a new
 * id with a name does, and so does a name after the complete arguments of a call without an id.
 */
function isAnother(known: KnownCall, id: string, name: string): boolean {
  if (!known.isNamed || name === '') return false;
  if (id === '' && known.id === '') return known.scanner.isComplete;
  return id !== '' && known.id !== '' && known.id !== id;
}

function addArguments(call: KnownCall, text: unknown): void {
  const given = stringOf(text);
  if (given === '') return;
  call.hasArguments = true;
  call.scanner.accept(given);
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
