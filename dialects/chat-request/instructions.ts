import type { ChatContent } from '../../generated/contract.ts';
import { untranslatable } from '../fields/untranslatable.ts';

/** Returns the text of a system or developer message. Throws `invalid_parameter` for parts that are not text. */
export function instructionText(content: ChatContent, at: string): string {
  if (typeof content === 'string') return content;
  const texts = content.map((part, index) => {
    if (part.type === 'text' && typeof part.text === 'string') return part.text;
    throw untranslatable(`${at}[${index}]`, 'instructions to this model can only be text');
  });
  return texts.join('\n\n');
}
