import type { Expected } from './load-protocol.ts';

/** The text of every non-streaming chat response. */
export const PLAIN_TEXT = 'A woodchuck would chuck as much wood as it could. '.repeat(12);

/** Marks the moment at which the upstream wrote an event, in microseconds of the machine's monotonic clock. */
export const SENT_AT = '@';

interface Chunk {
  model: string;
  choices: { delta: { content?: string }; finish_reason: string | null }[];
  usage?: unknown;
}

/** Returns the error of a response, or null when it is complete, has the expected model name, and ends correctly. */
export function findError(status: number, text: string, expected: Expected): string | null {
  if (status !== 200) return `status ${status}: ${text.slice(0, 200)}`;
  try {
    if (expected.kind === 'embeddings') return checkEmbeddings(text, expected.model);
    return expected.events === 0 ? checkCompletion(text, expected.model) : checkStream(text, expected);
  } catch (error) {
    return `${String(error)} in ${text.slice(0, 200)}`;
  }
}

function checkCompletion(text: string, model: string): string | null {
  // The upstream of the benchmark writes this shape. A different one throws, which also fails the run.
  const completion = JSON.parse(text) as { model: string; choices: { message: { content: string } }[] };
  if (completion.model !== model) return `the model is ${completion.model}`;
  return completion.choices[0]?.message.content === PLAIN_TEXT ? null : 'the text differs';
}

function checkEmbeddings(text: string, model: string): string | null {
  const list = JSON.parse(text) as { model: string; data: { index: number; embedding: unknown }[] };
  if (list.model !== model) return `the model is ${list.model}`;
  if (list.data.length !== 16) return `${list.data.length} vectors`;
  return list.data.every(({ index, embedding }, at) => index === at && embedding !== '')
    ? null
    : 'a vector is missing or out of order';
}

function checkStream(text: string, { model, events }: Expected): string | null {
  const frames = text.split('\n\n').filter((frame) => frame !== '' && !frame.startsWith(':'));
  if (frames.pop() !== 'data: [DONE]') return 'the stream does not end with [DONE]';
  let received = 0;
  let finishes = 0;
  for (const frame of frames) {
    const chunk = JSON.parse(frame.slice('data: '.length)) as Chunk;
    if (chunk.model !== model) return `the model of a chunk is ${chunk.model}`;
    if (chunk.usage !== undefined && chunk.usage !== null)
      return 'the stream has usage that was not requested';
    const content = chunk.choices[0]?.delta.content ?? '';
    if (content !== '') {
      if (!content.startsWith(` word${received} `) && content !== ` word${received}`)
        return `event ${received} differs`;
      received += 1;
    }
    if (chunk.choices[0]?.finish_reason === 'stop') finishes += 1;
  }
  if (finishes !== 1) return `${finishes} chunks have a finish reason`;
  return received === events ? null : `${received} of ${events} events`;
}
