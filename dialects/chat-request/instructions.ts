import type { ChatContent } from '../../generated/contract.ts';
import { untranslatable } from '../untranslatable.ts';

/** The text of a system or developer message, which can be nothing else. */
export function instructionText(content: ChatContent, at: string): string {
  if (typeof content === 'string') return content;
  const texts = content.map((part, index) => {
    if (part.type === 'text' && typeof part.text === 'string') return part.text;
    throw untranslatable(`${at}[${index}]`, 'instructions to this model can only be text');
  });
  return texts.join('\n\n');
}
