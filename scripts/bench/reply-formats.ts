import { pieceOf, type Reply } from './replies.ts';

/** Writes the replies of the upstream in the formats of conversations. */
const CREATED = 1_760_000_000;

interface Format {
  /** A complete response. */
  whole(reply: Reply, model: string): object;
  /** The frames of a stream: those before the content, one for each event, and those after it. */
  frames(
    reply: Reply,
    model: string,
    events: number,
  ): { before: string[]; events: string[]; after: string[] };
}

function chatUsage({ usage }: Reply): object {
  const { input, cached, output, reasoning } = usage;
  const details = {
    ...(cached > 0 ? { prompt_tokens_details: { cached_tokens: cached } } : {}),
    ...(reasoning > 0 ? { completion_tokens_details: { reasoning_tokens: reasoning } } : {}),
  };
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, ...details };
}

const chat: Format = {
  whole(reply, model) {
    const { text, reasoning, call } = reply;
    const message = {
      role: 'assistant',
      content: text,
      ...(reasoning === null ? {} : { reasoning_content: reasoning }),
      ...(call === null ? {} : { tool_calls: [toolCall(call)] }),
    };
    const finish = call === null ? 'stop' : 'tool_calls';
    const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
    return {
      id: 'chatcmpl-bench',
      created: CREATED,
      object: 'chat.completion',
      model,
      choices,
      usage: chatUsage(reply),
    };
  },
  frames(reply, model, count) {
    const { reasoning, call } = reply;
    const chunk = (delta: object, finish: string | null = null): string =>
      data({
        id: 'chatcmpl-bench',
        created: CREATED,
        object: 'chat.completion.chunk',
        model,
        choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      });
    const before = [
      chunk({ role: 'assistant', content: '' }),
      ...(reasoning === null ? [] : reasoning.split('\n').map((line) => chunk({ reasoning_content: line }))),
    ];
    const calls = call === null ? [] : [chunk({ tool_calls: [{ index: 0, ...toolCall(call) }] })];
    const events = Array.from({ length: count }, (_, index) => chunk({ content: pieceOf(reply, index) }));
    const after = [...calls, chunk({}, call === null ? 'stop' : 'tool_calls')];
    return { before, events, after };
  },
};

function toolCall({ id, name, arguments: text }: NonNullable<Reply['call']>): object {
  return { id, type: 'function', function: { name, arguments: text } };
}

/** The end of a chat stream, with its usage if that was requested. */
export function chatEnding(reply: Reply, model: string, withUsage: boolean): string {
  const usage = {
    id: 'chatcmpl-bench',
    created: CREATED,
    object: 'chat.completion.chunk',
    model,
    choices: [],
  };
  return `${withUsage ? data({ ...usage, usage: chatUsage(reply) }) : ''}data: [DONE]\n\n`;
}

function messagesUsage({ usage: { input, cached, output } }: Reply): Record<string, unknown> {
  return { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output };
}

const messages: Format = {
  whole(reply, model) {
    const { text, reasoning, call } = reply;
    const content = [
      ...(reasoning === null ? [] : [{ type: 'thinking', thinking: reasoning, signature: 'c2ln' }]),
      { type: 'text', text },
      ...(call === null ? [] : [{ ...toolUse(call), input: JSON.parse(call.arguments) as object }]),
    ];
    const reason = call === null ? 'end_turn' : 'tool_use';
    return {
      ...message(model),
      content,
      stop_reason: reason,
      stop_sequence: null,
      usage: messagesUsage(reply),
    };
  },
  frames(reply, model, count) {
    const { reasoning, call } = reply;
    let index = 0;
    const usage = { ...messagesUsage(reply), output_tokens: 1 };
    const start = { ...message(model), content: [], stop_reason: null, stop_sequence: null, usage };
    const block = (content: object, deltas: readonly object[]): [string, string[], string] => {
      const at = index++;
      return [
        event('content_block_start', { index: at, content_block: content }),
        deltas.map((delta) => event('content_block_delta', { index: at, delta })),
        event('content_block_stop', { index: at }),
      ];
    };
    const before = [event('message_start', { message: start })];
    if (reasoning !== null) {
      const thoughts = reasoning.split('\n').map((thinking) => ({ type: 'thinking_delta', thinking }));
      const signature = { type: 'signature_delta', signature: 'c2ln' };
      before.push(
        ...block({ type: 'thinking', thinking: '', signature: '' }, [...thoughts, signature]).flat(),
      );
    }
    const pieces = Array.from({ length: count }, (_, at) => ({
      type: 'text_delta',
      text: pieceOf(reply, at),
    }));
    const [opened, events, closed] = block({ type: 'text', text: '' }, pieces);
    const after = [closed];
    if (call !== null) {
      const { arguments: text } = call;
      const halves = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
      const deltas = halves.map((partial) => ({ type: 'input_json_delta', partial_json: partial }));
      after.push(...block({ ...toolUse(call), input: {} }, deltas).flat());
    }
    const delta = { stop_reason: call === null ? 'end_turn' : 'tool_use', stop_sequence: null };
    after.push(event('message_delta', { delta, usage: messagesUsage(reply) }), event('message_stop', {}));
    return { before: [...before, opened], events, after };
  },
};

export const formats = { chat, messages } as const;

function message(model: string): object {
  return { id: 'msg_bench', type: 'message', role: 'assistant', model };
}

function toolUse({ id, name }: NonNullable<Reply['call']>): object {
  return { type: 'tool_use', id, name };
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function event(type: string, value: object): string {
  return `event: ${type}\n${data({ type, ...value })}`;
}
