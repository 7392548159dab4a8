import { chosen, seededRandom, textNames, textOf } from './texts.ts';

/** The replies of the upstream. A request names one of them by its number, so that both sides know what is right. */
export const REPLIES = 24;

export interface Reply {
  text: string;
  reasoning: string | null;
  /** A call of a tool in addition to the text. */
  call: { id: string; name: string; arguments: string } | null;
  usage: { input: number; cached: number; output: number; reasoning: number };
}

const replies = Array.from({ length: REPLIES }, (_, number) => createReply(number));

export function replyOf(number: number): Reply {
  const reply = replies[number % REPLIES];
  if (reply === undefined) throw new Error(`there is no reply ${number}`);
  return reply;
}

/** The content of a stream's event: its number and a word of the reply. */
export function pieceOf({ text }: Reply, index: number): string {
  const words = text.split(/\s+/, 64);
  return ` word${index} ${words[index % words.length]}`;
}

function createReply(number: number): Reply {
  const random = seededRandom(number + 1);
  const name = textNames[(number * 7) % textNames.length] ?? 'german';
  const text = textOf(name, 20 + random() ** 3 * 4_000, random);
  const reasoning = number % 4 === 1 ? textOf(chosen(textNames, random), 50 + random() * 500, random) : null;
  const argument = { query: textOf(chosen(textNames, random), 80, random), limit: number, exact: true };
  return {
    text,
    reasoning,
    call:
      number % 4 === 2
        ? { id: `call_${number}`, name: 'lookup_0', arguments: JSON.stringify(argument) }
        : null,
    usage: {
      input: 100 + number,
      cached: number % 3 === 0 ? 64 : 0,
      output: 20 + Math.floor(random() * 400),
      reasoning: reasoning === null ? 0 : 10,
    },
  };
}

/** What a request says of its reply, at the end of its text or in a field of a form. */
export interface Wish {
  reply: number;
  events: number;
  intervalMs: number;
}

const MARK = 'bench:';

export function writeWish({ reply, events, intervalMs }: Wish): string {
  return `${MARK}${reply}:${events}:${intervalMs};`;
}

/** Finds the wish in a body of any format. */
export function readWish(body: Buffer): Wish {
  const start = body.lastIndexOf(MARK);
  const written = body.toString('latin1', start + MARK.length, start + 60);
  const [reply = 0, events = 0, intervalMs = 0] = (written.split(';', 1)[0] ?? '').split(':').map(Number);
  if (start === -1) throw new Error('the request wishes for no reply');
  return { reply, events, intervalMs };
}
