import type { RE2JS } from 're2js';

/** Properties of every match of a pattern. */
export interface PatternFacts {
  /** Every match contains one of these, in lower case, trimmed, with single spaces; null: unknown. */
  literals: readonly string[] | null;
  /** The largest length of a match in code units; null: unbounded. */
  mostUnits: number | null;
  /** Whether a match depends on where a text or a line begins or ends. */
  isAnchored: boolean;
}

const NOTHING_KNOWN: PatternFacts = { literals: null, mostUnits: null, isAnchored: true };

/** The known instructions of RE2 (`Inst` in re2js, as in Go's `regexp/syntax`). With any other one, nothing is known of a pattern. */
const ALT = 1;
const ALT_MATCH = 2;
const CAPTURE = 3;
const EMPTY_WIDTH = 4;
const FAIL = 5;
const MATCH = 6;
const NOP = 7;
const FIRST_RUNE = 8;
const LAST_RUNE = 11;

const FOLD_CASE = 1;
/** Starts and ends of texts and lines. The other bits are word boundaries. */
const ANCHORS = 1 | 2 | 4 | 8;

interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: ArrayLike<number>;
}

interface Program {
  readonly start: number;
  readonly inst: readonly Instruction[];
}

/** Larger programs are not analysed. */
const MAX_INSTRUCTIONS = 2_000;
const MAX_LITERALS = 32;
const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 16;

/** Analyses the compiled program of a pattern. For an unexpected program it returns that nothing is known, which is always safe. */
export function factsOf(expression: RE2JS): PatternFacts {
  const program: unknown = expression.re2Input.prog;
  if (!isProgram(program) || program.inst.length > MAX_INSTRUCTIONS) return NOTHING_KNOWN;
  const isUnderstood = program.inst.every(({ op }) => op >= ALT && op <= LAST_RUNE);
  if (!isUnderstood) return NOTHING_KNOWN;
  return {
    literals: requiredLiteral(program) ?? firstLiterals(program),
    mostUnits: mostUnits(program),
    isAnchored: program.inst.some(({ op, arg }) => op === EMPTY_WIDTH && (arg & ANCHORS) !== 0),
  };
}

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  const { start, inst } = value as Partial<Program>;
  return typeof start === 'number' && Array.isArray(inst) && inst.every(isInstruction);
}

function isInstruction(value: unknown): value is Instruction {
  if (typeof value !== 'object' || value === null) return false;
  const { op, out, arg, runes } = value as Partial<Instruction>;
  return [op, out, arg].every((part) => typeof part === 'number') && typeof runes?.length === 'number';
}

function isRune({ op }: Instruction): boolean {
  return op >= FIRST_RUNE && op <= LAST_RUNE;
}

function nextOf({ op, out, arg }: Instruction): number[] {
  if (op === MATCH || op === FAIL) return [];
  return op === ALT || op === ALT_MATCH ? [out, arg] : [out];
}

/** The only character that an instruction matches, in lower case, with or without its other case; null: not one printable ASCII one. */
function characterOf(instruction: Instruction): string | null {
  const { runes, arg } = instruction;
  if (!isRune(instruction)) return null;
  const [first = 0, last = first] = [runes[0], runes[1]];
  const isSingle = runes.length === 1 || (runes.length === 2 && first === last && (arg & FOLD_CASE) === 0);
  return isSingle && first >= 0x20 && first < 0x7f ? String.fromCharCode(first).toLowerCase() : null;
}

/** The length of the longest match; null when the program has a loop. */
function mostUnits({ start, inst }: Program): number | null {
  const longest = new Map<number, number>();
  const open = [start];
  const onPath = new Set<number>();
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const instruction = inst[at];
    const next = instruction === undefined ? [] : nextOf(instruction);
    if (!onPath.has(at) && !longest.has(at)) {
      onPath.add(at);
      if (next.some((one) => onPath.has(one))) return null;
      open.push(...next.filter((one) => !longest.has(one)));
      continue;
    }
    open.pop();
    if (!onPath.delete(at)) continue;
    // A rune is one code unit or two.
    const own = instruction !== undefined && isRune(instruction) ? 2 : 0;
    longest.set(at, own + Math.max(0, ...next.map((one) => longest.get(one) ?? 0)));
  }
  return longest.get(start) ?? null;
}

/** The longest literal that every match contains. */
function requiredLiteral(program: Program): string[] | null {
  const required = new Set(
    Array.from(program.inst.keys()).filter(
      (at) => characterOf(program.inst[at] ?? STOPPED) !== null && !canAvoid(program, at),
    ),
  );
  let best = '';
  for (const first of required) {
    let row = '';
    const seen = new Set<number>();
    for (let at: number | null = first; at !== null && required.has(at) && !seen.has(at);) {
      const instruction: Instruction = program.inst[at] ?? STOPPED;
      seen.add(at);
      row += characterOf(instruction) ?? '';
      at = singleStep(program, instruction.out);
    }
    if (row.length > best.length) best = row;
  }
  const literal = canonical(best);
  return literal.length >= MIN_CHARACTERS ? [literal] : null;
}

const STOPPED: Instruction = { op: FAIL, out: 0, arg: 0, runes: [] };

/** The next instruction that is not a capture or an empty match; null: none. */
function singleStep({ inst }: Program, from: number): number | null {
  let at = from;
  for (let steps = 0; steps < inst.length; steps += 1) {
    const { op, out } = inst[at] ?? STOPPED;
    if (op !== CAPTURE && op !== NOP && op !== EMPTY_WIDTH) return at;
    at = out;
  }
  return null;
}

/** Whether there is a match without the given instruction. */
function canAvoid({ start, inst }: Program, avoided: number): boolean {
  if (start === avoided) return false;
  const seen = new Set([start, avoided]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const instruction = inst[at] ?? STOPPED;
    if (instruction.op === MATCH) return true;
    for (const next of nextOf(instruction)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** The literals with which matches begin, if there are only a few. */
function firstLiterals({ start, inst }: Program): string[] | null {
  const found = new Set<string>();
  const open = [{ at: start, row: '' }];
  let steps = 0;
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    steps += 1;
    const instruction = inst[one.at] ?? STOPPED;
    const character = characterOf(instruction);
    if (steps > MAX_INSTRUCTIONS || found.size > MAX_LITERALS) return null;
    if (character !== null && one.row.length < MAX_CHARACTERS)
      open.push({ at: instruction.out, row: one.row + character });
    else if (instruction.op === MATCH || isRune(instruction)) found.add(canonical(one.row));
    else for (const at of nextOf(instruction)) open.push({ at, row: one.row });
  }
  const literals = [...found];
  return literals.length > 0 && literals.every(({ length }) => length >= MIN_CHARACTERS) ? literals : null;
}

function canonical(row: string): string {
  return row.replace(/ +/g, ' ').trim();
}
