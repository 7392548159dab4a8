import type { JsonObject } from '../../bodies/json-body.ts';
import type { Format } from '../../dialects/dialect.ts';
import { BACKENDS, INPUT } from './called-tools.ts';

const LONG = `mcp__${'a'.repeat(40)}__${'b'.repeat(40)}`;
const TWIN = `mcp__${'a'.repeat(40)}_x${'b'.repeat(40)}`;
/** Names that some vendor refuses, and one that all accept. */
export const NAMES = [LONG, TWIN, 'files.read', 'größe', 'plain-name_1'];
export const PORTABLE = /^[A-Za-z0-9_-]{1,64}$/;
const LONG_ID = `call_${'x'.repeat(200)}`;

/** The request of a client with these tools, whose history has a call of each. */
export const CLIENTS: Readonly<Record<Format, (names: readonly string[]) => JsonObject>> = {
  chat: (names) => ({
    model: 'm',
    tools: names.map((name) => ({ type: 'function', function: { name, parameters: { type: 'object' } } })),
    tool_choice: { type: 'function', function: { name: names[0] } },
    messages: [
      { role: 'user', content: 'Go' },
      {
        role: 'assistant',
        tool_calls: names.map((name, at) => ({
          id: `${LONG_ID}${String(at)}`,
          type: 'function',
          function: { name, arguments: '{}' },
        })),
      },
      ...names.map((_name, at) => ({ role: 'tool', tool_call_id: `${LONG_ID}${String(at)}`, content: 'ok' })),
    ],
  }),
  messages: (names) => ({
    model: 'm',
    max_tokens: 9,
    tools: names.map((name) => ({ name, input_schema: { type: 'object' } })),
    tool_choice: { type: 'tool', name: names[0] },
    messages: [
      { role: 'user', content: 'Go' },
      {
        role: 'assistant',
        content: names.map((name, at) => ({
          type: 'tool_use',
          id: `${LONG_ID}${String(at)}`,
          name,
          input: {},
        })),
      },
      {
        role: 'user',
        content: names.map((_name, at) => ({
          type: 'tool_result',
          tool_use_id: `${LONG_ID}${String(at)}`,
          content: 'ok',
        })),
      },
    ],
  }),
  responses: (names) => ({
    model: 'm',
    tools: names.map((name) => ({ type: 'function', name, parameters: { type: 'object' } })),
    tool_choice: { type: 'function', name: names[0] },
    input: [
      ...INPUT,
      ...names.map((name, at) => ({
        type: 'function_call',
        call_id: `${LONG_ID}${String(at)}`,
        name,
        arguments: '{}',
      })),
      ...names.map((_name, at) => ({
        type: 'function_call_output',
        call_id: `${LONG_ID}${String(at)}`,
        output: 'ok',
      })),
    ],
  }),
};

/** Returns every text under one of these keys. */
export function textsAt(value: unknown, keys: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.has(key) && typeof inner === 'string' ? [inner] : textsAt(inner, keys),
  );
}

export const NAME_KEYS = new Set(['name']);
export const ID_KEYS = new Set(['id', 'call_id', 'tool_call_id', 'tool_use_id', 'toolUseId']);

/** A backend's response that calls all tools by the names that were sent. */
export const RESPONSES: Readonly<Record<Format, (names: readonly string[]) => JsonObject>> = {
  chat: (names) =>
    BACKENDS.chat.plain(names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' }))),
  messages: (names) =>
    BACKENDS.messages.plain(names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' }))),
  responses: (names) => ({
    status: 'completed',
    output: names.map((name, at) => ({
      type: 'function_call',
      call_id: `c${String(at)}`,
      name,
      arguments: '{}',
    })),
  }),
};

/** The same as a stream. */
export function framesOf(backend: Format, names: readonly string[]): (JsonObject | string)[] {
  if (backend !== 'responses')
    return BACKENDS[backend].frames(
      names.map((name, at) => ({ id: `c${String(at)}`, name, arguments: '{}' })),
    );
  const response = RESPONSES.responses(names);
  const items = response['output'] as JsonObject[];
  return [
    { type: 'response.created', response: { status: 'in_progress' } },
    ...items.flatMap((item, index) => [
      { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
      { type: 'response.output_item.done', output_index: index, item },
    ]),
    { type: 'response.completed', response },
  ];
}
