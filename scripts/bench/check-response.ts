import type { Operation } from './suites.ts';
import { pieceOf, replyOf } from './replies.ts';

/** Marks the moment at which the upstream wrote an event, in microseconds of the machine's monotonic clock. */
export const SENT_AT = '@';
const SENT = new RegExp(`${SENT_AT}\\d+ `);

/** The expected response. */
export interface Expected {
  operation: Operation;
  model: string;
  /** Content events of a stream. 0 for a non-streaming response. */
  events: number;
  /** Vectors or ranked documents. */
  items: number;
  /** The number of the reply. */
  reply: number;
}

/** Returns the error of a response, or null when it is complete, has the expected model and text, and ends correctly. */
export function findError(status: number, text: string, expected: Expected): string | null {
  if (status !== 200) return `status ${status}: ${text.slice(0, 300)}`;
  try {
    if (expected.events > 0) return checkStream(text, expected);
    // The upstream of the benchmark writes these shapes. A different one throws, which also fails the run.
    return CHECKS[expected.operation](JSON.parse(text) as never, expected);
  } catch (error) {
    return `${String(error)} in ${text.slice(0, 300)}`;
  }
}

interface Completion {
  model: string;
  choices: { message: { content: string; tool_calls?: { function: { arguments: string } }[] } }[];
}
interface Message {
  model: string;
  content: { type: string; text?: string; input?: object }[];
}
interface List {
  model: string;
  data?: { index: number; embedding: unknown }[];
  results?: { index: number }[];
}

const CHECKS = {
  chat({ model, choices }: Completion, expected: Expected): string | null {
    const { content, tool_calls: calls } = choices[0]?.message ?? { content: '' };
    return checkReply(expected, model, content, calls?.[0]?.function.arguments);
  },
  messages({ model, content }: Message, expected: Expected): string | null {
    const text = content.find(({ type }) => type === 'text')?.text ?? '';
    const input = content.find(({ type }) => type === 'tool_use')?.input;
    return checkReply(expected, model, text, input === undefined ? undefined : JSON.stringify(input));
  },
  embeddings({ model, data = [] }: List, expected: Expected): string | null {
    if (model !== expected.model) return `the model is ${model}`;
    const areAllThere = data.every(({ index, embedding }, at) => index === at && embedding !== '');
    return areAllThere && data.length === expected.items ? null : 'a vector is missing or out of order';
  },
  rerank({ results = [] }: List, expected: Expected): string | null {
    const ranked = new Set(results.map(({ index }) => index));
    return ranked.size === expected.items ? null : `${ranked.size} documents are ranked`;
  },
  transcription({ text }: { text: string }, { reply }: Expected): string | null {
    return text === replyOf(reply).text ? null : 'the text differs';
  },
} satisfies Record<Operation, (response: never, expected: Expected) => string | null>;

function checkReply(
  expected: Expected,
  model: string,
  text: string,
  call: string | undefined,
): string | null {
  const reply = replyOf(expected.reply);
  if (model !== expected.model) return `the model is ${model}`;
  if (text !== reply.text) return 'the text differs';
  return call === reply.call?.arguments ? null : 'the call of the tool differs';
}

interface StreamEvent {
  model?: string;
  usage?: unknown;
  choices?: { delta: { content?: string | null }; finish_reason: string | null }[];
  message?: { model: string };
  delta?: { text?: string; stop_reason?: string };
}

function checkStream(text: string, { operation, model, events, reply: number }: Expected): string | null {
  const reply = replyOf(number);
  const frames = text.split('\n\n').filter((frame) => frame !== '' && !frame.startsWith(':'));
  const last = operation === 'chat' ? 'data: [DONE]' : 'event: message_stop\ndata: {"type":"message_stop"}';
  if (frames.pop() !== last) return 'the stream does not end';
  let received = 0;
  let finishes = 0;
  for (const frame of frames) {
    const event = JSON.parse(frame.slice(frame.indexOf('data: ') + 'data: '.length)) as StreamEvent;
    const shown = event.model ?? event.message?.model;
    if (shown !== undefined && shown !== model) return `the model of an event is ${shown}`;
    const [choice] = event.choices ?? [];
    if (event.choices !== undefined && (event.usage ?? null) !== null)
      return 'the stream has usage that was not requested';
    const content = choice?.delta.content ?? event.delta?.text ?? '';
    if (content !== '') {
      if (content.replace(SENT, '') !== pieceOf(reply, received)) return `event ${received} differs`;
      received += 1;
    }
    if ((choice?.finish_reason ?? event.delta?.stop_reason ?? null) !== null) finishes += 1;
  }
  if (finishes !== 1) return `${finishes} events have a reason of the end`;
  return received === events ? null : `${received} of ${events} events`;
}
