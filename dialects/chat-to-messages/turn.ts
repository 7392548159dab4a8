import type { MessageInputBlock } from '../../generated/contract.ts';

/** What one side says until the other has its turn; the messages format has them alternate. */
export interface Turn {
  role: 'user' | 'assistant';
  blocks: MessageInputBlock[];
}
