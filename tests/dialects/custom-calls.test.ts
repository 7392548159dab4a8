import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { toMessageResult } from '../../dialects/messages-to-chat/response.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { toResponse } from '../../dialects/responses-to-chat/response.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import { chunk, estimate } from './chat-stream-cases.ts';

const TEXT = 'print("a")\n\u{1F600}';
const context = (request: object = {}) => ({
  ...{ model: 'm', requestId: 'r', usage: noUsage(), estimate },
  request: { model: 'm', ...request },
});
const CLIENTS = [
  ['messages', ChatToMessagesWriter, toMessageResult],
  ['responses', ChatToResponsesWriter, toResponse],
] as const;

/** Calls of a custom tool (`ChatCompletionMessageCustomToolCall` of openai). */
const call = { id: 'call_1', type: 'custom', custom: { name: 'python', input: TEXT } };
const piece = (custom: object, more: object = {}): object => ({ index: 0, ...more, custom });
const PIECES = [
  piece({ name: 'python', input: '' }, { id: 'call_1', type: 'custom' }),
  piece({ input: TEXT.slice(0, 3) }),
  // Half of a character that has two UTF-16 units.
  piece({ input: TEXT.slice(3, -1) }),
  piece({ input: TEXT.slice(-1) }),
];

describe.each(CLIENTS)(
  'for a client of %s, the call of a custom tool that it has not declared',
  (client, Writer, toReply) => {
    const name = client === 'messages' ? '"name":"python"' : '"type":"function_call"';

    test('is that of a function with the text', () => {
      const message = { role: 'assistant', content: null, tool_calls: [call] };
      const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
      const reply = JSON.stringify(toReply({ id: 'c', choices, usage: {} }, context()));
      expect(reply).toContain(name);
      expect(reply).toContain('call_1');
      expect(reply).toContain(client === 'messages' ? '{"input":"print' : '{\\"input\\":\\"print');
    });

    const streamed = (last: string): string => {
      const writer = new Writer(context());
      const usage = { prompt_tokens: 5, completion_tokens: 3 };
      const chunks = [
        ...PIECES.map((one) => chunk({ tool_calls: [one] })),
        chunk({ content: 'Done.' }),
        ...(last === 'a reason' ? [chunk({}, 'tool_calls')] : []),
        { choices: [], usage },
      ];
      const written = chunks.map((one) => writer.accept(`data: ${JSON.stringify(one)}`).text).join('');
      return written + writer.accept('data: [DONE]').text;
    };

    test.each(['a reason', '[DONE]'])('is streamed, up to %s', (last) => {
      const written = streamed(last);
      const deltas = [...written.matchAll(/"(?:partial_json|delta)":("(?:[^"\\]|\\.)*")/g)]
        .map(([, json = '""']) => JSON.parse(json) as string)
        .join('');
      expect(deltas).toContain(JSON.stringify({ input: TEXT }));
      expect(written).toContain('Done.');
      expect(written).toMatch(client === 'messages' ? /"stop_reason":"tool_use"/ : /response\.completed/);
    });

    test('is not held without bound', () => {
      const writer = new Writer(context());
      const long = `data: ${JSON.stringify(chunk({ tool_calls: [piece({ input: 'a'.repeat(1_000_000) })] }))}`;
      writer.accept(`data: ${JSON.stringify(chunk({ tool_calls: [PIECES[0]] }))}`);
      expect(() => {
        for (let at = 0; at < 5; at += 1) writer.accept(long);
      }).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
    });
  },
);

test('a declared custom tool of a responses client gets its text back', () => {
  const tools = [{ type: 'custom', name: 'python' }];
  const message = { role: 'assistant', content: null, tool_calls: [call] };
  const reply = toResponse(
    { id: 'c', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] },
    context({ tools }),
  );
  expect(reply['output']).toMatchObject([{ type: 'custom_tool_call', name: 'python', input: TEXT }]);
});
