import { isLoose, type Loose } from '../values/json-values.ts';

/** A declaration of a tool that was called before, whose schema is not known. */
export interface ToolOfHistory {
  name: string;
  input_schema: { type: 'object' };
}

/**
 * Declares the tools that were called before, in the order of their first call. Vendors refuse a history with calls in a
 * request without tools, which agents send to get a title or a summary.
 *
 * @param contents the contents of the messages: texts or blocks
 */
export function toolsOfHistory(contents: readonly unknown[]): ToolOfHistory[] {
  const names = new Set<string>();
  for (const content of contents) {
    for (const block of Array.isArray(content) ? (content as readonly unknown[]) : [])
      if (isLoose<Loose.MessageInputBlock>(block) && block.type === 'tool_use') names.add(String(block.name));
  }
  return [...names].map((name) => ({ name, input_schema: { type: 'object' } }));
}
