import type { MessageInputBlock } from '../../generated/contract.ts';

/** The content of one side until the other's turn; turns alternate in the messages format. */
export interface Turn {
  role: 'user' | 'assistant';
  blocks: MessageInputBlock[];
}
