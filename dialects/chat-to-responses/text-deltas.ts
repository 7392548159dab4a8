import type { ChatDelta } from '../../generated/contract.ts';
import { PARAGRAPH_BREAK } from './output-items.ts';

type TextField = 'content' | 'refusal' | 'reasoning';

/**
 * Translates the texts of a responses stream to deltas of a chat stream. Pieces of one part are joined; parts are
 * separated.
 */
export class TextDeltas {
  /** The current part of each field. */
  readonly #parts = new Map<TextField, string>();

  get hasMessage(): boolean {
    return this.#parts.has('content') || this.#parts.has('refusal');
  }

  /**
   * Returns the delta for a piece of text. Null for an empty piece.
   *
   * @param part identifies the message or the part of reasoning that the piece belongs to
   */
  add(field: TextField, part: string, text: string): ChatDelta | null {
    if (text === '') return null;
    const before = this.#parts.get(field);
    this.#parts.set(field, part);
    const piece = before === undefined || before === part ? text : PARAGRAPH_BREAK + text;
    // Reasoning gets both of its names, since clients read one or the other.
    return field === 'reasoning' ? { reasoning: piece, reasoning_content: piece } : { [field]: piece };
  }
}
