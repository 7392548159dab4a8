import type { Shape } from './suites.ts';
import { IMAGE, MIXED, textNames, textOf } from './texts.ts';

type Format = 'chat' | 'messages';

const TOOL_BYTES = 400;
/** Turns from one question to the next: the question, the call of a tool, its result, and the reply. */
const TURNS = 4;

/** Writes a conversation in the format of the operation, whose last message ends with `ending`. */
export function conversation(shape: Shape, ending: string, random: () => number): object {
  const { operation, text, bytes, messages: count, tools: toolCount } = shape;
  const format = operation === 'messages' ? 'messages' : 'chat';
  const share = Math.max(1, bytes / count);
  const messages = Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const turn = toolCount > 0 ? index % TURNS : (index % 2) * 3;
    if (isLast) return question(format, text, share, ending, random);
    const written = textOf(text, share, random);
    const id = `toolu_${index - (index % TURNS)}`;
    if (turn === 0) return { role: 'user', content: written };
    if (turn === 1) return call(format, { id, name: `lookup_${index % toolCount}`, query: written });
    if (turn === 2) return result(format, id, written);
    return { role: 'assistant', content: written };
  });
  const instructions = textOf(textNames[count % textNames.length] ?? MIXED, Math.min(200, share), random);
  return format === 'chat'
    ? { messages: [{ role: 'system', content: instructions }, ...messages] }
    : { system: [{ type: 'text', text: instructions }], messages };
}

function question(format: Format, text: string, bytes: number, ending: string, random: () => number): object {
  const written = textOf(text, bytes, random);
  if (text !== IMAGE) return { role: 'user', content: `${written} ${ending}` };
  const image =
    format === 'chat'
      ? { type: 'image_url', image_url: { url: written } }
      : { type: 'image', source: { type: 'base64', media_type: 'image/png', data: written.split(',')[1] } };
  return { role: 'user', content: [image, { type: 'text', text: ending }] };
}

function call(format: Format, { id, name, query }: { id: string; name: string; query: string }): object {
  return format === 'chat'
    ? {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id, type: 'function', function: { name, arguments: JSON.stringify({ query, limit: 5 }) } },
        ],
      }
    : { role: 'assistant', content: [{ type: 'tool_use', id, name, input: { query, limit: 5 } }] };
}

function result(format: Format, id: string, text: string): object {
  return format === 'chat'
    ? { role: 'tool', tool_call_id: id, content: text }
    : { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: text }] };
}

/** Writes the tools of a request, each with a schema. */
export function tools({ operation, tools: count }: Shape, random: () => number): object {
  if (count === 0) return {};
  const written = Array.from({ length: count }, (_, index) => {
    const name = `lookup_${index}`;
    const description = textOf(textNames[index % textNames.length] ?? MIXED, TOOL_BYTES, random);
    const schema = schemaOf(textOf(MIXED, TOOL_BYTES / 4, random));
    return operation === 'messages'
      ? { name, description, input_schema: schema }
      : { type: 'function', function: { name, description, parameters: schema } };
  });
  return { tools: written };
}

function schemaOf(description: string): object {
  return {
    type: 'object',
    properties: {
      query: { type: 'string', description },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      order: { type: 'string', enum: ['newest', 'oldest', 'best'] },
      filters: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' } } } },
    },
    required: ['query'],
    additionalProperties: false,
  };
}
