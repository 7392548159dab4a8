import { chunkText, PLAIN_TEXT } from './plan.ts';

interface Chunk {
  model: string;
  choices: { delta: { content?: string }; finish_reason: string | null }[];
  usage?: unknown;
}

interface Completion {
  model: string;
  choices: { message: { content: string } }[];
}

/** What is wrong with an answer, or null: it must be whole, under the expected model name, and end as its format says. */
export function faultOf(text: string, expected: { model: string; chunks: number }): string | null {
  try {
    return expected.chunks === 0 ? faultOfCompletion(text, expected.model) : faultOfStream(text, expected);
  } catch (error) {
    return `${String(error)} in ${text.slice(0, 200)}`;
  }
}

function faultOfCompletion(text: string, model: string): string | null {
  const completion = JSON.parse(text) as Completion;
  if (completion.model !== model) return `the model is named ${completion.model}`;
  return completion.choices[0]?.message.content === PLAIN_TEXT ? null : 'the text is another';
}

function faultOfStream(text: string, { model, chunks }: { model: string; chunks: number }): string | null {
  const frames = text.split('\n\n').filter((frame) => frame !== '' && !frame.startsWith(':'));
  if (frames.pop() !== 'data: [DONE]') return 'the stream does not end with [DONE]';
  let received = '';
  let finishes = 0;
  for (const frame of frames) {
    const chunk = JSON.parse(frame.slice('data: '.length)) as Chunk;
    if (chunk.model !== model) return `a chunk's model is named ${chunk.model}`;
    if (chunk.usage !== undefined && chunk.usage !== null) return 'usage came that was not asked for';
    received += chunk.choices[0]?.delta.content ?? '';
    if (chunk.choices[0]?.finish_reason === 'stop') finishes += 1;
  }
  const wanted = Array.from({ length: chunks }, (_, index) => chunkText(index)).join('');
  if (finishes !== 1) return `${finishes} chunks say that the answer is finished`;
  return received === wanted ? null : 'the text is another';
}
