import type { ChatFunctionDefinition } from '../../generated/contract.ts';
import { isLoose, type Fields } from '../values/json-values.ts';

/** The form of a text: a grammar, nested in the chat format only. */
type Format = Fields<'type' | 'grammar' | 'syntax' | 'definition'>;

/** A tool that takes free text, in the terms of the responses format. */
export interface CustomTool {
  name: string;
  description?: string | null | undefined;
  /** The grammar of the text, in either format. */
  format?: Format | null | undefined;
}

/**
 * Returns a function with one text in place of a custom tool, for models whose servers have functions only. The grammar,
 * which they cannot enforce, becomes part of the description.
 */
export function functionForCustomTool({ name, description, format }: CustomTool): ChatFunctionDefinition {
  const texts = [description ?? '', grammarText(format)].filter((text) => text !== '');
  return {
    name,
    ...(texts.length === 0 ? {} : { description: texts.join('\n\n') }),
    parameters: {
      type: 'object',
      properties: { input: { type: 'string', description: 'The complete text.' } },
      required: ['input'],
      additionalProperties: false,
    },
  };
}

function grammarText(format: CustomTool['format']): string {
  if (format?.type !== 'grammar') return '';
  const { syntax, definition } = isLoose<Format>(format.grammar) ? format.grammar : format;
  return typeof definition === 'string' && definition !== ''
    ? `\`input\` must follow this ${typeof syntax === 'string' ? `${syntax} ` : ''}grammar:\n${definition}`
    : '';
}

/** Returns the arguments of the function for the text of an earlier call. */
export function customArguments(input: string): string {
  return JSON.stringify({ input });
}

/** The part of the arguments before the text. */
const BEFORE_TEXT = /^\s*\{\s*"input"\s*:\s*"/;
/** The part is shorter; a longer text has another form. */
const MAX_BEFORE_CHARACTERS = 128;
const ESCAPE_CHARACTERS = 2;
const UNICODE_ESCAPE_CHARACTERS = 6;

/**
 * Reads the text of a custom call from the pieces of the arguments of its function. Each character is read once. Arguments
 * of another form are the text themselves, since a model may ignore that it calls a function.
 */
export class CustomInput {
  /** Arguments that have not been decoded. */
  #waiting = '';
  #place: 'before' | 'inside' | 'after' | 'other' = 'before';
  #text = '';

  /** The text so far. */
  get text(): string {
    return this.#text;
  }

  /** Adds a piece of the arguments, and returns the text that it adds. */
  add(piece: string): string {
    this.#waiting += piece;
    if (this.#place === 'before') this.#begin();
    return this.#place === 'inside' ? this.#decode() : '';
  }

  /** Ends the arguments, and returns the text that was not returned before. */
  finish(): string {
    if (this.#place !== 'before' && this.#place !== 'other') return '';
    this.#place = 'after';
    this.#text = textOfArguments(this.#waiting);
    return this.#text;
  }

  #begin(): void {
    const before = BEFORE_TEXT.exec(this.#waiting)?.[0];
    if (before !== undefined) {
      this.#place = 'inside';
      this.#waiting = this.#waiting.slice(before.length);
    } else if (this.#waiting.length > MAX_BEFORE_CHARACTERS) this.#place = 'other';
  }

  /** Decodes up to the closing quote, or up to an escape that is not complete. */
  #decode(): string {
    let decoded = '';
    let from = 0;
    for (let at = nextMark(this.#waiting, 0); ; at = nextMark(this.#waiting, from)) {
      if (at === -1) {
        decoded += this.#waiting.slice(from);
        this.#waiting = '';
        break;
      }
      decoded += this.#waiting.slice(from, at);
      if (this.#waiting[at] === '"') {
        this.#place = 'after';
        break;
      }
      const length = this.#waiting[at + 1] === 'u' ? UNICODE_ESCAPE_CHARACTERS : ESCAPE_CHARACTERS;
      if (at + length > this.#waiting.length) {
        this.#waiting = this.#waiting.slice(at);
        break;
      }
      decoded += decodeEscape(this.#waiting.slice(at, at + length));
      from = at + length;
    }
    this.#text += decoded;
    return decoded;
  }
}

function nextMark(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '"' || text[at] === '\\') return at;
  return -1;
}

/** Decodes an escape of a JSON string. An invalid one stays as the model wrote it. */
function decodeEscape(escape: string): string {
  try {
    return String(JSON.parse(`"${escape}"`));
  } catch {
    return escape;
  }
}

/** Returns the text in complete arguments: `input`, or the only text, or all of them. */
function textOfArguments(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    if (isLoose<Fields<'input'>>(value)) {
      if (typeof value.input === 'string') return value.input;
      const [only, ...others] = Object.values(value);
      if (only === undefined) return '';
      if (typeof only === 'string' && others.length === 0) return only;
    }
  } catch {
    // The text itself.
  }
  return text;
}
