import type { JsonObject } from '../../bodies/json-body.ts';

/** A responses client's first message. */
export const INPUT = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Go' }] }];

/** A text with quotes, escapes and characters of several units. */
export const PATCH = '*** Begin Patch\n+"a\\b" é 😀\n*** End Patch\n';

export interface CalledTool {
  id: string;
  name: string;
  arguments: string;
}

/** A backend's plain response with calls, and the same as a stream whose arguments come in pieces. */
export const BACKENDS: Readonly<
  Record<
    'chat' | 'messages',
    { plain: (calls: CalledTool[]) => JsonObject; frames: (calls: CalledTool[]) => (JsonObject | string)[] }
  >
> = {
  chat: {
    plain: (calls) => ({
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: null,
            tool_calls: calls.map(({ id, ...called }) => ({ id, type: 'function', function: called })),
          },
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
    }),
    frames: (calls) => {
      const chunk = (delta: object, reason: string | null = null): JsonObject => ({
        id: 'c',
        choices: [{ index: 0, delta, finish_reason: reason }],
      });
      const pieces = calls.flatMap(({ id, name, arguments: text }, index) => [
        chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
        ...(text.match(/.{1,3}/gsu) ?? []).map((piece) =>
          chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
        ),
      ]);
      const usage = {
        id: 'c',
        choices: [],
        usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
      };
      return [...pieces, chunk({}, 'tool_calls'), usage, '[DONE]'].map((frame) =>
        typeof frame === 'string' ? frame : JSON.stringify(frame),
      );
    },
  },
  messages: {
    plain: (calls) => ({
      id: 'msg_1',
      content: calls.map(({ id, name, arguments: text }) => ({
        type: 'tool_use',
        id,
        name,
        input: JSON.parse(text) as unknown,
      })),
      stop_reason: 'tool_use',
      usage: { input_tokens: 1, output_tokens: 2 },
    }),
    frames: (calls) => [
      { type: 'message_start', message: { id: 'msg_1', usage: { input_tokens: 1, output_tokens: 0 } } },
      ...calls.flatMap(({ id, name, arguments: text }, index) => [
        { type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } },
        ...(text.match(/.{1,3}/gsu) ?? []).map((piece) => ({
          type: 'content_block_delta',
          index,
          delta: { type: 'input_json_delta', partial_json: piece },
        })),
        { type: 'content_block_stop', index },
      ]),
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 2 } },
      { type: 'message_stop' },
    ],
  },
};
