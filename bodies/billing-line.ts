import type { JsonObject } from './json-body.ts';

const LINE = /^x-anthropic-billing-header:[^\n]*\n?/;

/**
 * Returns a messages request without the line for Anthropic's billing with which Claude Code begins its system prompt, the same object
 * if there is none. The line changes with each turn, so no other server could reuse what it has cached of the prompt.
 */
export function withoutBillingLine(request: JsonObject): JsonObject {
  const { system } = request;
  if (typeof system === 'string') {
    const kept = system.replace(LINE, '');
    return kept === system ? request : withSystem(request, kept === '' ? undefined : kept);
  }
  if (!Array.isArray(system)) return request;
  const [first, ...rest] = system as unknown[];
  if (typeof first !== 'object' || first === null || !('text' in first)) return request;
  const { text } = first;
  if (typeof text !== 'string' || !LINE.test(text)) return request;
  const kept = text.replace(LINE, '');
  const blocks = kept === '' ? rest : [{ ...first, text: kept }, ...rest];
  return withSystem(request, blocks.length === 0 ? undefined : blocks);
}

function withSystem(request: JsonObject, system: unknown): JsonObject {
  return { ...request, system };
}
