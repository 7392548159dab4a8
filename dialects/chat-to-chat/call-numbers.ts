import { failure } from '../../errors/gateway-error.ts';
import { argumentsText, numberAsText } from '../texts/response-text.ts';
import { isLoose, isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { ObjectScanner } from '../values/object-scanner.ts';
import { functionCallOf } from './complete-calls.ts';

type Piece = Loose.ChatToolCallDelta;
type Called = Loose.ChatFunctionCallDelta & Fields<'name' | 'input'>;
type Field = 'function' | 'custom';
/** The member of a called function or tool that has its text. */
type Text = 'arguments' | 'input';

/** More than a model writes in one response, and small enough to hold for every stream. */
const MAX_HELD_CHARACTERS = 4 * 1024 * 1024;

interface KnownCall {
  number: number;
  id: string;
  isNamed: boolean;
  /** The pieces that wait, joined: those before the name, or all of a custom call that becomes one of a function. */
  held: Piece | null;
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
  #heldCharacters = 0;

  /**
   * @param stem of the ids of calls whose server sends none; null, for clients of other formats, leaves them without, and
   * makes calls of functions of custom calls, which those formats do not have for tools that are not declared
   */
  constructor(stem: string | null) {
    this.#stem = stem;
  }

  /** Whether no arguments are cut off. */
  get areComplete(): boolean {
    return [...this.#calls].every(({ hasArguments, scanner }) => !hasArguments || scanner.isComplete);
  }

  /**
   * Returns the pieces to send, changed in place: each has an `index`, and only a call's first piece has type and name.
   * Pieces before the name wait for it, because clients need it in the first one (anomalyco/opencode#24137).
   */
  normalise(pieces: readonly unknown[]): Piece[] {
    return pieces.filter((piece, position): piece is Piece => {
      if (!isLoose<Loose.ChatToolCallDelta>(piece))
        throw failure('bad_gateway', { internal: 'an upstream tool call is not an object' });
      return this.#normalisePiece(piece, position);
    });
  }

  /** Returns what still waits: calls that never got a name, and custom calls. */
  waiting(): Piece[] {
    return this.#calls.flatMap((call) => {
      const { held } = call;
      call.held = null;
      if (held === null) return [];
      return [this.#stem === null ? functionCallOf(held) : held];
    });
  }

  /** Returns whether the piece can be sent. */
  #normalisePiece(piece: Piece, position: number): boolean {
    const given = Number.isSafeInteger(piece.index) ? Number(piece.index) : position;
    const field = isRecord(piece.custom) || piece.type === 'custom' ? 'custom' : 'function';
    const called = looseOf<Called>(piece[field]);
    piece[field] = called;
    // Some servers send the object itself, and some send null.
    const text = field === 'custom' ? 'input' : 'arguments';
    if (called[text] !== undefined) called[text] = argumentsText(called[text]);
    if (piece.id !== undefined) piece.id = numberAsText(piece.id);
    const call = this.#callOf(given, stringOf(piece.id), stringOf(called.name));
    piece.index = call.number;
    const isNamed = stringOf(called.name) !== '';
    if (field === 'custom' && this.#stem === null) {
      if (!isNamed) delete called.name;
      call.isNamed ||= isNamed;
      this.#hold(piece, call, field, text);
      return false;
    }
    if (field === 'function') addArguments(call, called[text]);
    if (call.isNamed) {
      delete piece.id;
      delete piece.type;
      delete called.name;
    } else if (isNamed) {
      call.isNamed = true;
      addHeld(piece, call, field, text);
      call.held = null;
      piece.type ??= field;
      if (stringOf(piece.id) === '' && this.#stem !== null)
        piece.id = call.id || `call_${this.#stem}_${String(call.number)}`;
      called[text] ??= '';
    } else {
      this.#hold(piece, call, field, text);
      return false;
    }
    return true;
  }

  /** Keeps a piece, joined with those before. */
  #hold(piece: Piece, call: KnownCall, field: Field, text: Text): void {
    this.#heldCharacters += stringOf(looseOf<Called>(piece[field])[text]).length;
    if (this.#heldCharacters > MAX_HELD_CHARACTERS)
      throw failure('bad_gateway', { internal: 'the upstream tool calls are too long' });
    addHeld(piece, call, field, text);
    call.held = piece;
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
      held: null,
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

/** Adds what was held of a call to a piece. */
function addHeld(piece: Piece, { held, id }: KnownCall, field: Field, text: Text): void {
  if (stringOf(piece.id) === '' && id !== '') piece.id = id;
  if (held === null) return;
  const called = looseOf<Called>(piece[field]);
  const before = looseOf<Called>(held[field]);
  const joined = stringOf(before[text]) + stringOf(called[text]);
  Object.assign(piece, { ...held, ...piece, [field]: { ...before, ...called, [text]: joined } });
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
