import type { ChatDelta } from '../../generated/contract.ts';
import { PARAGRAPH_BREAK } from './output-items.ts';

type TextField = 'content' | 'refusal' | 'reasoning';

/** The texts of a responses stream as deltas of a chat stream: pieces of one part are joined, parts are set apart. */
export class TextDeltas {
  /** The part that each field's text came from until now. */
  readonly #parts = new Map<TextField, string>();

  get hasAnswer(): boolean {
    return this.#parts.has('content') || this.#parts.has('refusal');
  }

  /**
   * Null for an empty piece.
   *
   * @param part what the piece belongs to, as `readOutputItem` sets apart: a message, a part of reasoning
   */
  add(field: TextField, part: string, text: string): ChatDelta | null {
    if (text === '') return null;
    const before = this.#parts.get(field);
    this.#parts.set(field, part);
    const piece = before === undefined || before === part ? text : PARAGRAPH_BREAK + text;
    // Reasoning under both of its names, since clients read one or the other (wire formats §16.4).
    return field === 'reasoning' ? { reasoning: piece, reasoning_content: piece } : { [field]: piece };
  }
}
