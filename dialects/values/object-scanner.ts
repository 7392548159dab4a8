const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The position relative to the object; `invalid` is final. */
type Place = 'before' | 'inside' | 'after' | 'invalid';

/**
 * Detects when the pieces of a JSON text form a complete object. Each character is read once. Only brackets and strings
 * are tracked, so a text with another error may count as complete.
 */
export class ObjectScanner {
  #place: Place = 'before';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** Whether only white space can follow. */
  get isComplete(): boolean {
    return this.#place === 'after';
  }

  /** Whether the object has begun and not ended. */
  get isOpen(): boolean {
    return this.#place === 'inside';
  }

  accept(piece: string): void {
    for (let at = 0; at < piece.length && this.#place !== 'invalid'; at += 1) {
      if (this.#isInString) this.#acceptInString(piece.charCodeAt(at));
      else this.#acceptStructure(piece.charAt(at));
    }
  }

  #acceptInString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInString = false;
  }

  #acceptStructure(character: string): void {
    switch (character) {
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        return;
      case '{':
      case '[':
        return this.#open(character);
      case '}':
      case ']':
        return this.#close();
      default:
        if (this.#place !== 'inside') this.#place = 'invalid';
        else if (character === '"') this.#isInString = true;
    }
  }

  #open(bracket: string): void {
    if (this.#place === 'before' && bracket === '{') this.#place = 'inside';
    if (this.#place !== 'inside') this.#place = 'invalid';
    this.#depth += 1;
  }

  #close(): void {
    if (this.#place !== 'inside') this.#place = 'invalid';
    this.#depth -= 1;
    if (this.#place === 'inside' && this.#depth === 0) this.#place = 'after';
  }
}
