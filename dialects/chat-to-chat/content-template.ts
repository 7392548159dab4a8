/** The inside of a valid JSON string literal. */
const STRING_INSIDE = /^(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/;
/** V8 keeps a place for each character that the expression has matched, and fails beyond some millions. */
const MAX_MATCHED_CHARACTERS = 1_000_000;

/**
 * Translates stream frames without parsing them. Most chunks differ from the one before only in their text. A template
 * is made from one parsed chunk. It turns the next chunk into its outgoing frame if everything but the text is
 * identical and the text is a valid string.
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
   * Creates a template. Null unless the text occurs exactly once, as a separate JSON literal, in both frames.
   *
   * @param outgoingFrame the frame to write, serialized without spaces
   * @param field the property that holds the text in the frame
   * @param outgoingField the property that holds it in the outgoing frame
   */
  static learn(
    frame: string,
    outgoingFrame: string,
    content: string,
    field = 'content',
    outgoingField = field,
  ): ContentTemplate | null {
    if (content === '') return null;
    const literal = JSON.stringify(content);
    const inside = literal.slice(1, -1);
    const incoming = findOnly(frame, `"${field}":${literal}`) ?? findOnly(frame, `"${field}": ${literal}`);
    const outgoing = findOnly(outgoingFrame, `"${outgoingField}":${literal}`);
    if (incoming === null || outgoing === null) return null;
    return new ContentTemplate(
      // A slice of the frame: a concatenated string would be compared character by character.
      frame.slice(0, incoming.end - 1 - inside.length),
      frame.slice(incoming.end - 1),
      `${outgoingFrame.slice(0, outgoing.start)}"${outgoingField}":"`,
      outgoingFrame.slice(outgoing.end - 1),
    );
  }

  /** Length of an outgoing frame without its text. */
  get outgoingLength(): number {
    return this.#outBefore.length + this.#outAfter.length;
  }

  /** Returns the outgoing frame. Null when the frame has another form. */
  apply(frame: string): string | null {
    const start = this.#before.length;
    const end = frame.length - this.#after.length;
    if (end < start) return null;
    // Equality compares several characters at once, unlike `startsWith`.
    if (frame.slice(0, start) !== this.#before || frame.slice(end) !== this.#after) return null;
    const inside = frame.slice(start, end);
    return isPlain(inside) || isStringInside(inside) ? this.#outBefore + inside + this.#outAfter : null;
  }

  /** Returns the text of a frame that `apply` has translated. */
  textOf(frame: string): string {
    const inside = frame.slice(this.#before.length, frame.length - this.#after.length);
    return inside.includes('\\') ? String(JSON.parse(`"${inside}"`)) : inside;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
/** Nearly all pieces of text are shorter. */
const SHORT_CHARACTERS = 64;

/** Whether a short text is the inside of a JSON string, checked without the regular expression. */
function isPlain(text: string): boolean {
  if (text.length > SHORT_CHARACTERS) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE || code === QUOTE || code === BACKSLASH) return false;
  }
  return true;
}

function isStringInside(text: string): boolean {
  return text.length <= MAX_MATCHED_CHARACTERS && STRING_INSIDE.test(text);
}

function findOnly(text: string, part: string): { start: number; end: number } | null {
  const start = text.indexOf(part);
  if (start === -1 || text.includes(part, start + 1)) return null;
  return { start, end: start + part.length };
}
