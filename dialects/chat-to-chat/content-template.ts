/** The inside of a JSON string literal, whole and valid. */
// eslint-disable-next-line no-control-regex -- JSON strings must not hold raw control characters
const STRING_INSIDE = /^(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/;

/**
 * Most chunks of a stream differ from the one before in their text alone. A template learnt from one parsed chunk turns the
 * next of the same form into its outgoing frame without parsing it (design §9): everything around the text must be the same to
 * the letter, and the text a valid string.
 */
export class ContentTemplate {
  readonly #before: string;
  readonly #after: string;
  readonly #outBefore: string;
  readonly #outAfter: string;

  private constructor(before: string, after: string, outBefore: string, outAfter: string) {
    this.#before = before;
    this.#after = after;
    this.#outBefore = outBefore;
    this.#outAfter = outAfter;
  }

  /**
   * Null when the text does not stand exactly once, as its own JSON literal, in both.
   *
   * @param outgoingFrame as it goes out, written without spaces
   * @param field the property that holds the text
   */
  static learn(
    frame: string,
    outgoingFrame: string,
    content: string,
    field = 'content',
  ): ContentTemplate | null {
    if (content === '') return null;
    const literal = JSON.stringify(content);
    const inside = literal.slice(1, -1);
    const incoming = around(frame, `"${field}":${literal}`) ?? around(frame, `"${field}": ${literal}`);
    const outgoing = around(outgoingFrame, `"${field}":${literal}`);
    if (incoming === null || outgoing === null) return null;
    return new ContentTemplate(
      // One piece of the frame: a text put together of two would be compared character by character.
      frame.slice(0, incoming.end - 1 - inside.length),
      frame.slice(incoming.end - 1),
      `${outgoingFrame.slice(0, outgoing.start)}"${field}":"`,
      outgoingFrame.slice(outgoing.end - 1),
    );
  }

  /** Of an outgoing frame without any text. */
  get outgoingLength(): number {
    return this.#outBefore.length + this.#outAfter.length;
  }

  /** The outgoing frame, or null when the frame has another form. */
  apply(frame: string): string | null {
    const start = this.#before.length;
    const end = frame.length - this.#after.length;
    if (end < start) return null;
    // Equality compares many characters at once, which `startsWith` does not.
    if (frame.slice(0, start) !== this.#before || frame.slice(end) !== this.#after) return null;
    const inside = frame.slice(start, end);
    return isPlain(inside) || STRING_INSIDE.test(inside) ? this.#outBefore + inside + this.#outAfter : null;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
/** Nearly all pieces of text are short. */
const SHORT_CHARACTERS = 64;

/** Whether a short text is the inside of a JSON string without a look at the expression. */
function isPlain(text: string): boolean {
  if (text.length > SHORT_CHARACTERS) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE || code === QUOTE || code === BACKSLASH) return false;
  }
  return true;
}

function around(text: string, part: string): { start: number; end: number } | null {
  const start = text.indexOf(part);
  if (start === -1 || text.includes(part, start + 1)) return null;
  return { start, end: start + part.length };
}
