import type { JsonFields } from '../../scripts/test-bed/replies/scores.ts';
import {
  isStream,
  json,
  named,
  unnamed,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../../scripts/test-bed/upstream/good-response.ts';

/** What the model says: a text, or a call of one of the client's tools. */
export type Reply =
  | { kind: 'text'; text: string }
  | { kind: 'call'; name: string; input: Readonly<Record<string, unknown>> };

/** One format of requests and replies. */
export interface Wire {
  serves(path: string): boolean;
  /** The names of the offered tools, and the tools' results in the conversation as JSON. */
  read(fields: JsonFields): { tools: string[]; results: string };
  write(reply: Reply, request: UpstreamRequest): UpstreamResponse;
}

/** The number of characters in one delta of a stream. */
const DELTA_CHARACTERS = 6;

const chat: Wire = {
  serves: (path) => path === '/chat/completions',
  read: ({ tools, messages }) => ({
    tools: list(tools).map((tool) => text(at(tool, 'function', 'name'))),
    results: JSON.stringify(list(messages).filter((message) => at(message, 'role') === 'tool')),
  }),
  write(reply, { model, fields }) {
    const identity = { id: 'chatcmpl-1', created: 1_760_000_000, model };
    const call = reply.kind === 'call' ? { id: 'call_1', type: 'function', function: called(reply) } : null;
    const finish = call === null ? 'stop' : 'tool_calls';
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
    if (!isStream(fields)) {
      const content = reply.kind === 'text' ? reply.text : null;
      const message = { role: 'assistant', content, ...(call === null ? {} : { tool_calls: [call] }) };
      const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
      return json({ ...identity, object: 'chat.completion', choices, usage });
    }
    const deltas =
      reply.kind === 'text'
        ? cut(reply.text).map((content) => ({ content }))
        : [{ tool_calls: [{ index: 0, ...call }] }];
    const chunk = (delta: object, reason: string | null = null): object => ({
      ...identity,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
    });
    return unnamed([
      chunk({ role: 'assistant', content: '' }),
      ...deltas.map((delta) => chunk(delta)),
      chunk({}, finish),
      { ...identity, object: 'chat.completion.chunk', choices: [], usage },
      '[DONE]',
    ]);
  },
};

const messages: Wire = {
  serves: (path) => path === '/messages' || path === '/messages?beta=true',
  read: ({ tools, messages: turns }) => ({
    tools: list(tools).map((tool) => text(at(tool, 'name'))),
    results: JSON.stringify(
      list(turns)
        .flatMap((turn) => list(at(turn, 'content')))
        .filter((block) => at(block, 'type') === 'tool_result'),
    ),
  }),
  write(reply, { model, fields }) {
    const block =
      reply.kind === 'text'
        ? { type: 'text', text: reply.text }
        : { type: 'tool_use', id: 'toolu_1', name: reply.name, input: reply.input };
    const usage = {
      input_tokens: 100,
      output_tokens: 20,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    };
    const ending = { stop_reason: reply.kind === 'text' ? 'end_turn' : 'tool_use', stop_sequence: null };
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model };
    if (!isStream(fields)) return json({ ...message, content: [block], ...ending, usage });
    const deltas =
      reply.kind === 'text'
        ? cut(reply.text).map((part) => ({ type: 'text_delta', text: part }))
        : cut(JSON.stringify(reply.input)).map((part) => ({ type: 'input_json_delta', partial_json: part }));
    const start = { ...message, content: [], stop_reason: null, stop_sequence: null };
    return named([
      { type: 'message_start', ...{ message: { ...start, usage: { ...usage, output_tokens: 1 } } } },
      { type: 'content_block_start', ...{ index: 0, content_block: emptied(block) } },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
      { type: 'content_block_stop', ...{ index: 0 } },
      { type: 'message_delta', ...{ delta: ending, usage: { output_tokens: 20 } } },
      { type: 'message_stop' },
    ]);
  },
};

const responses: Wire = {
  serves: (path) => path === '/responses',
  read: ({ tools, input }) => ({
    tools: list(tools).map((tool) => text(at(tool, 'name'))),
    results: JSON.stringify(list(input).filter((item) => at(item, 'type') === 'function_call_output')),
  }),
  write(reply, { model, fields }) {
    const part = (content: string): object => ({ type: 'output_text', text: content, annotations: [] });
    const item = (status: string, content: string): object =>
      reply.kind === 'text'
        ? { id: 'msg_1', type: 'message', role: 'assistant', status, content: [part(content)] }
        : {
            id: 'fc_1',
            type: 'function_call',
            call_id: 'call_1',
            status,
            name: reply.name,
            arguments: content,
          };
    const content = reply.kind === 'text' ? reply.text : JSON.stringify(reply.input);
    const details = {
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    };
    const usage = { input_tokens: 100, output_tokens: 20, total_tokens: 120, ...details };
    const response = (status: string, output: object[]): object => ({
      ...{ id: 'resp_1', object: 'response', created_at: 1_760_000_000, status, model, output },
      ...{ error: null, incomplete_details: null, usage: status === 'completed' ? usage : null },
    });
    const whole = response('completed', [item('completed', content)]);
    if (!isStream(fields)) return json(whole);
    const kind = reply.kind === 'text' ? 'output_text' : 'function_call_arguments';
    const place = { item_id: reply.kind === 'text' ? 'msg_1' : 'fc_1', output_index: 0, content_index: 0 };
    const done = reply.kind === 'text' ? { text: content } : { arguments: content };
    const events = [
      { type: 'response.created', response: response('in_progress', []) },
      { type: 'response.output_item.added', output_index: 0, item: item('in_progress', '') },
      ...cut(content).map((delta) => ({ type: `response.${kind}.delta`, ...place, delta })),
      { type: `response.${kind}.done`, ...place, ...done },
      { type: 'response.output_item.done', output_index: 0, item: item('completed', content) },
      { type: 'response.completed', response: whole },
    ];
    return named(events.map((event, index) => ({ ...event, sequence_number: index })));
  },
};

const gemini: Wire = {
  serves: (path) => /^\/models\/[^/]+:(?:streamG|g)enerateContent$/.test(path),
  read: ({ tools, contents }) => ({
    tools: list(tools)
      .flatMap((tool) => list(at(tool, 'functionDeclarations')))
      .map((declaration) => text(at(declaration, 'name'))),
    results: JSON.stringify(
      list(contents)
        .flatMap((turn) => list(at(turn, 'parts')))
        .filter((part) => at(part, 'functionResponse') !== undefined),
    ),
  }),
  write(reply, { path }) {
    const parts =
      reply.kind === 'text'
        ? cut(reply.text).map((part) => ({ text: part }))
        : [{ functionCall: { name: reply.name, args: reply.input }, thoughtSignature: 'c2lnbmVk' }];
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };
    const chunk = (some: object[], more: object = {}): object => ({
      candidates: [{ content: { role: 'model', parts: some }, index: 0, ...more }],
      ...{ modelVersion: 'gemini-3-pro', responseId: 'r-1', usageMetadata },
    });
    const last = { finishReason: 'STOP' };
    if (!path.includes('stream')) return json(chunk(parts, last));
    return unnamed([...parts.map((part) => chunk([part])), chunk([], last)]);
  },
};

export const wires: readonly Wire[] = [chat, messages, responses, gemini];

function called({ name, input }: Extract<Reply, { kind: 'call' }>): object {
  return { name, arguments: JSON.stringify(input) };
}

/** A content block as a stream begins it. */
function emptied(block: { type: string }): object {
  return block.type === 'text' ? { type: 'text', text: '' } : { ...block, input: {} };
}

function cut(content: string): string[] {
  return content.match(new RegExp(`.{1,${DELTA_CHARACTERS}}`, 'gs')) ?? [];
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
