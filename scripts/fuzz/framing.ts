import type { FuzzedHead } from './head.ts';
import type { Random } from './random.ts';

/** The bytes of a request, one character each. */
export interface FramedRequest {
  bytes: string;
  /** Whether these are one complete HTTP/1.1 request, which every server must answer. */
  isComplete: boolean;
}

/** Writes a request with a head that says how long its body is: mostly rightly. */
export function framed(head: FuzzedHead, host: string, body: string | null, random: Random): FramedRequest {
  const framing = body === null ? NO_BODY : random.isLikely(0.75) ? LENGTH : random.pick(FRAMINGS);
  const { headers, payload, isComplete } = framing(body ?? '', random);
  const lines = [['host', host] as const, ...headers, ...head.headers].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const text = `${head.method} ${head.target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
  if (random.isLikely(0.97)) return { bytes: text, isComplete: isComplete && !changesFraming(head) };
  return { bytes: random.pick(DAMAGES)(text, random), isComplete: false };
}

/** Whether the server may wait for more, refuse the request before its end, or need no body. */
function changesFraming({ headers }: FuzzedHead): boolean {
  return headers.some(([name]) => /^(host|expect|upgrade|connection|trailer)$/.test(name));
}

type Framing = (
  body: string,
  random: Random,
) => { headers: readonly (readonly [string, string])[]; payload: string; isComplete: boolean };

const NO_BODY: Framing = () => ({ headers: [], payload: '', isComplete: true });

const LENGTH: Framing = (body) => ({
  headers: [['content-length', String(body.length)]],
  payload: body,
  isComplete: true,
});

const chunksOf = (body: string, random: Random): string => {
  let written = '';
  for (let at = 0; at < body.length;) {
    const size = 1 + random.below(random.pick([4, 700, 70_000]));
    const chunk = body.slice(at, at + size);
    written += `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    at += size;
    // Thousands of tiny chunks say nothing that a hundred do not.
    if (written.length > 20_000 && at < body.length) {
      const rest = body.slice(at);
      return `${written}${rest.length.toString(16)}\r\n${rest}\r\n`;
    }
  }
  return written;
};

const wrongly = (headers: readonly (readonly [string, string])[], payload: string): ReturnType<Framing> => ({
  headers,
  payload,
  isComplete: false,
});
const CHUNKED = ['transfer-encoding', 'chunked'] as const;

const FRAMINGS: readonly Framing[] = [
  (body, random) => ({ headers: [CHUNKED], payload: `${chunksOf(body, random)}0\r\n\r\n`, isComplete: true }),
  (body, random) => ({
    headers: [CHUNKED],
    payload: `${chunksOf(body, random)}0\r\nx-checksum: 1\r\n\r\n`,
    isComplete: true,
  }),
  (body, random) => wrongly([CHUNKED], `${chunksOf(body, random)}zz\r\n\r\n`),
  (body, random) => wrongly([CHUNKED], chunksOf(body, random)),
  (body, random) => wrongly([CHUNKED], `${chunksOf(body, random)}ffffffffffffffff\r\n`),
  (body, random) => wrongly([CHUNKED, ['content-length', '5']], `${chunksOf(body, random)}0\r\n\r\n`),
  (body) => wrongly([['transfer-encoding', 'gzip']], body),
  (body) => wrongly([['content-length', String(body.length + 1)]], body),
  (body) => wrongly([['content-length', String(Math.max(0, body.length - 1))]], body),
  (body) => wrongly([['content-length', '0']], body),
  (body) => wrongly([], body),
  (body) => wrongly([['content-length', '-1']], body),
  (body) => wrongly([['content-length', '0x10']], body),
  (body) => wrongly([['content-length', '99999999999999999999']], body),
  (body) => wrongly([['content-length', '900000000']], body),
  (body) =>
    wrongly(
      [
        ['content-length', `${body.length}`],
        ['content-length', `${body.length + 2}`],
      ],
      body,
    ),
];

const DAMAGES: readonly ((text: string, random: Random) => string)[] = [
  (text) => text.replace('HTTP/1.1', 'HTTP/1.0'),
  (text) => text.replace('HTTP/1.1', 'HTTP/9.9'),
  (text) => text.replace('\r\n', '\n'),
  (text) => text.replace('host:', 'host'),
  (text) => text.replace('host: ', 'host : '),
  (text) => text.replace('\r\n', '\r\n folded: x\r\n'),
  (text) => `\r\n\r\n${text}`,
  (text) => `${text}${text}`,
  (text, random) => random.bytes(1 + random.below(60)) + text,
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => {
    const at = random.below(Math.min(text.length, 400));
    return text.slice(0, at) + random.bytes(1) + text.slice(at + 1);
  },
];
