import type {
  MessageInput,
  MessageInputBlock,
  MessageInputTextBlock,
  MessageSearchResultBlock,
} from '../../generated/contract.ts';

/**
 * Returns the text for a block that only servers of the messages format know although it holds nothing but text. Null
 * for other blocks.
 */
export function textForm(block: MessageInputBlock): MessageInputTextBlock | null {
  // The vendor's summary of what came before it.
  if (block.type === 'compaction' && 'content' in block)
    return { type: 'text', text: typeof block['content'] === 'string' ? block['content'] : '' };
  if (block.type !== 'tool_reference' || !('tool_name' in block)) return null;
  // A search of tools found it. Other formats declare all tools from the start, so it only has to be named.
  return { type: 'text', text: `The tool ${String(block['tool_name'])} is available.` };
}

/** Returns content in which such blocks, also those in the results of tools, are texts. */
export function withTextForms(content: MessageInput['content']): MessageInput['content'] {
  if (typeof content === 'string') return content;
  return content.map((block): MessageInputBlock => {
    // The contract's check has validated the form of each known type.
    if (block.type === 'search_result') return searchResultBlock(block as MessageSearchResultBlock);
    if (block.type === 'tool_result' && 'content' in block && Array.isArray(block.content))
      return { ...block, content: withTextForms(block.content as MessageInputBlock[]) };
    return textForm(block) ?? block;
  });
}

/** A mark for the cache within a search result ends the same prefix as one behind it. */
function searchResultBlock(block: MessageSearchResultBlock): MessageInputTextBlock {
  const marks = [block.cache_control, ...block.content.map(({ cache_control: mark }) => mark)];
  const mark = marks.find((one) => one !== null && one !== undefined);
  return {
    type: 'text',
    text: searchResultText(block),
    ...(mark === undefined ? {} : { cache_control: mark }),
  };
}

/** Returns the title, the source and the texts of a search result. */
export function searchResultText({ title, source, content }: MessageSearchResultBlock): string {
  return [title, source, ...content.map(({ text }) => text)].filter((text) => text !== '').join('\n\n');
}
