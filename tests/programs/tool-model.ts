import type { Respond, UpstreamResponse } from '../../scripts/test-bed/upstream/good-response.ts';
import { wires, type Reply } from './wires.ts';

/** The file that a prompt names. */
export const NOTE_NAME = 'note.txt';
export const GREETING = 'Good morning to you, dear reader.';

/** The tools of the programs that read a file, with the input that does it. */
const readers: Readonly<Record<string, (path: string) => Readonly<Record<string, unknown>>>> = {
  Read: (path) => ({ file_path: path }),
  exec_command: (path) => ({ cmd: `cat ${path}` }),
  read: (path) => ({ filePath: path }),
};

/**
 * A model for agents: when the prompt names a note, it reads the note with a tool of the program, and tells the code in the result.
 * What it says depends only on the request, as with a real model. Understands chat, messages, responses and Gemini's format.
 */
export const toolModel: Respond = ({ path, model, fields }): UpstreamResponse | null => {
  if (path === '/messages/count_tokens') {
    return { contentType: 'application/json', pieces: ['{"input_tokens":100}'] };
  }
  const wire = wires.find((one) => one.serves(path));
  if (wire === undefined) return null;
  const { tools, results } = wire.read(fields);
  return wire.write(reply(JSON.stringify(fields), tools, results), { model, path, fields });
};

function reply(conversation: string, tools: readonly string[], results: string): Reply {
  const code = codeIn(results);
  if (code !== null) return { kind: 'text', text: toldCode(code) };
  const path = new RegExp(`[\\w./-]+/${NOTE_NAME}`).exec(conversation)?.[0];
  const name = tools.find((tool) => readers[tool] !== undefined);
  const inputFor = readers[name ?? ''];
  if (path === undefined || name === undefined || inputFor === undefined) {
    return { kind: 'text', text: GREETING };
  }
  return { kind: 'call', name, input: inputFor(path) };
}

function codeIn(results: string): string | null {
  return /code-[0-9a-f]+/.exec(results)?.[0] ?? null;
}

export function toldCode(code: string): string {
  return `I have read the note to its end. It says: ${code}.`;
}
