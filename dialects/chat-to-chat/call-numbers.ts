import { failure } from '../../errors/gateway-error.ts';
import { argumentsText, numberAsText } from '../texts/response-text.ts';
import { withoutTokens } from '../tools/tool-names.ts';
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
  /** Empty until it is known. */
  name: string;
  /** The pieces that wait, joined: those before the name, or all of a custom call that becomes one of a function. */
  held: Piece | null;
  /** Reads the arguments, up to the end of their object. */
  scanner: ObjectScanner;
  hasArguments: boolean;
  /** Whether it is a call of a function of which no arguments were written, not even empty ones. */
  lacksArguments: boolean;
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
  /** The call whose arguments are `{}` so far. They are written when it is known that they are all. */
  #empty: KnownCall | null = null;

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
    return pieces.flatMap((piece, position) => {
      if (!isLoose<Loose.ChatToolCallDelta>(piece))
        throw failure('bad_gateway', { internal: 'an upstream tool call is not an object' });
      return this.#normalisePiece(piece, position);
    });
  }

  /** Returns the arguments that were empty so far, when something else follows them, or nothing more can. */
  emptyArguments(): Piece[] {
    const call = this.#empty;
    this.#empty = null;
    if (call !== null) call.lacksArguments = false;
    return call === null ? [] : [{ index: call.number, function: { arguments: '{}' } }];
  }

  /** Returns the calls that still wait: those that never got a name, and custom calls. */
  waiting(): Piece[] {
    return this.#calls.flatMap((call) => {
      const { held } = call;
      call.held = null;
      if (held === null) return [];
      return [this.#stem === null ? functionCallOf(held) : held];
    });
  }

  /** Returns the arguments of calls that got none until the end. Clients parse them, and an empty text is not JSON. */
  missingArguments(): Piece[] {
    return this.#calls
      .filter(({ lacksArguments }) => lacksArguments)
      .map((call) => ({ index: call.number, function: { arguments: '{}' } }));
  }

  /** Returns what can be sent: the piece, after what waited for it. */
  #normalisePiece(piece: Piece, position: number): Piece[] {
    const given = Number.isSafeInteger(piece.index) ? Number(piece.index) : position;
    const field = isRecord(piece.custom) || piece.type === 'custom' ? 'custom' : 'function';
    const called = looseOf<Called>(piece[field]);
    piece[field] = called;
    // Some servers send the object itself, and some send null.
    const text = field === 'custom' ? 'input' : 'arguments';
    if (called[text] !== undefined) called[text] = argumentsText(called[text]);
    if (typeof called.name === 'string') called.name = withoutTokens(called.name);
    if (piece.id !== undefined) piece.id = numberAsText(piece.id);
    const known = this.#count;
    const call = this.#callOf(given, stringOf(piece.id), stringOf(called.name));
    const before = this.#count > known ? this.emptyArguments() : [];
    piece.index = call.number;
    const name = stringOf(called.name);
    const isNamed = name !== '';
    const wasNamed = call.name !== '';
    if (field === 'custom' && this.#stem === null) {
      if (!isNamed) delete called.name;
      call.name ||= name;
      this.#hold(piece, call, field, text);
      return before;
    }
    if (field === 'function' && called[text] !== undefined) {
      const given = stringOf(called[text]);
      called[text] = this.#newArguments(call, given, wasNamed || isNamed);
      if (wasNamed && called[text] !== given) return before;
    }
    if (wasNamed) {
      delete piece.id;
      delete piece.type;
      delete called.name;
    } else if (isNamed) {
      call.name = name;
      addHeld(piece, call, field, text);
      call.held = null;
      piece.type = field;
      if (stringOf(piece.id) === '' && this.#stem !== null)
        piece.id = call.id || `call_${this.#stem}_${String(call.number)}`;
      called[text] ??= '';
      call.lacksArguments = field === 'function' && called[text] === '';
    } else {
      this.#hold(piece, call, field, text);
      return before;
    }
    return [...before, piece];
  }

  /**
   * Returns what a piece adds to the arguments of a call. Servers send `{}` before the arguments
   * (openai/openai-agents-js#712, microsoft/autogen#7549), and all of them again after their pieces
   * (lidge-jun/opencodex#361, Soju06/codex-lb#284).
   */
  #newArguments(call: KnownCall, text: string, isNamed: boolean): string {
    const given = text.trim();
    if (given === '') return text;
    if (call.scanner.isComplete) return '';
    if (this.#empty === call) this.#empty = null;
    if (given === '{}' && isNamed && !call.hasArguments && this.#empty === null) {
      this.#empty = call;
      return '';
    }
    call.hasArguments = true;
    call.lacksArguments = false;
    call.scanner.accept(text);
    return text;
  }

  /**
   * Whether a piece begins another call. A new id alone does not, since some servers send a new id with each piece; a new
   * id with a name does, and so does a name after complete arguments, where no call has an id or the name is another.
   */
  #isAnother(known: KnownCall, id: string, name: string): boolean {
    if (known.name === '' || name === '') return false;
    const mayEnd = known.scanner.isComplete || known === this.#empty;
    if (mayEnd && name !== known.name) return true;
    if (id === '' && known.id === '') return mayEnd;
    return id !== '' && known.id !== '' && known.id !== id;
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
    if (known !== undefined && !this.#isAnother(known, id, name)) {
      known.id ||= id;
      if (id !== '') this.#byId.set(key, known);
      this.#current.set(given, known);
      return known;
    }
    const call = {
      number: this.#count,
      id,
      name: '',
      held: null,
      scanner: new ObjectScanner(),
      hasArguments: false,
      lacksArguments: false,
    };
    this.#calls.push(call);
    this.#count += 1;
    this.#current.set(given, call);
    if (id !== '') this.#byId.set(key, call);
    return call;
  }
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

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
