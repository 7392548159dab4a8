import type { FormPart } from '../../packages/contract-tools/checks/black-box/multipart.ts';
import type { Random } from './random.ts';

/** A part of a form: its header lines, and its content of one character a byte. */
interface WrittenPart {
  head: readonly string[];
  content: string;
}

export interface FuzzedForm {
  contentType: string;
  /** One character a byte. */
  body: string;
}

const BOUNDARY = 'fuzz-5b1d';

/** Returns a form with the fields, with changed parts, boundaries and line ends. */
export function changedForm(fields: readonly FormPart[], random: Random): FuzzedForm {
  let parts = fields.map(writtenPart);
  const changes = random.pick([0, 0, 1, 1, 2, 3]);
  for (let count = 0; count < changes; count += 1) parts = random.pick(PART_CHANGES)(parts, random);
  const boundary = random.isLikely(0.15) ? random.pick(BOUNDARIES) : BOUNDARY;
  const written = random.isLikely(0.15) ? random.pick(BOUNDARIES) : boundary;
  const body = random.isLikely(0.7)
    ? bodyOf(parts, written)
    : random.pick(BODY_CHANGES)(bodyOf(parts, written), random);
  const contentType = random.isLikely(0.85)
    ? `multipart/form-data; boundary=${boundary}`
    : random.pick(CONTENT_TYPES)(boundary);
  return { contentType, body };
}

function writtenPart([name, content]: FormPart): WrittenPart {
  if (typeof content === 'string')
    return { head: [disposition(`name="${name}"`)], content: Buffer.from(content).toString('latin1') };
  const { filename, contentType, bytes } = content;
  return {
    head: [disposition(`name="${name}"; filename="${filename}"`), `Content-Type: ${contentType}`],
    content: bytes.toString('latin1'),
  };
}

const disposition = (parameters: string): string => `Content-Disposition: form-data; ${parameters}`;

function bodyOf(parts: readonly WrittenPart[], boundary: string): string {
  const written = parts.map(
    ({ head, content }) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n${content}\r\n`,
  );
  return `${written.join('')}--${boundary}--\r\n`;
}

const BOUNDARIES: readonly string[] = [
  '',
  '"',
  '""',
  '"a b"',
  'b o',
  'x;y',
  '-',
  '--',
  '\u00fc',
  'x'.repeat(70),
  'x'.repeat(3_000),
  "'()+_,-./:=?",
];

const CONTENT_TYPES: readonly ((boundary: string) => string)[] = [
  () => 'multipart/form-data',
  () => 'multipart/form-data;',
  () => ';;=',
  () => 'multipart/form-data; boundary',
  () => 'multipart/form-data; boundary=',
  (boundary) => `multipart/mixed; boundary=${boundary}`,
  (boundary) => `Multipart/Form-Data; Boundary="${boundary}"; charset=utf-16`,
  (boundary) => `multipart/form-data; boundary=${boundary}; boundary=other`,
  (boundary) => `multipart/form-data; charset=\u00fc; boundary=${boundary}`,
  (boundary) => `multipart/form-data; boundary*=utf-8''${boundary}`,
  () => 'application/x-www-form-urlencoded',
];

type PartChange = (parts: WrittenPart[], random: Random) => WrittenPart[];

const changeOne =
  (change: (part: WrittenPart, random: Random) => WrittenPart): PartChange =>
  (parts, random) => {
    const chosen = random.below(parts.length);
    return parts.map((part, index) => (index === chosen ? change(part, random) : part));
  };

/** Values of `Content-Disposition`. */
const DISPOSITIONS: readonly string[] = [
  'form-data',
  'form-data; name',
  'form-data; name=',
  'form-data; name=""',
  'form-data; name="file"; name="model"',
  'form-data; filename="x.wav"',
  'form-data; name="file"; filename',
  'form-data; name="file"; filename=""',
  'form-data; name="file"; filename="../../etc/passwd"',
  'form-data; name="file"; filename="\u00c3\u00bc.wav"; filename*=utf-8\'\'%ff%fe',
  'form-data; name="file"; filename*=unknown\'\'%zz',
  'form-data; name="__proto__"',
  'form-data; name="model"; filename="model.txt"',
  'form-data; name="a[b][c]"',
  'attachment; name="file"',
  '; ; =',
  `form-data; name="${'n'.repeat(300)}"`,
  `form-data; name="file"; filename="${'f'.repeat(5_000)}.wav"`,
];

const PART_CHANGES: readonly PartChange[] = [
  (parts, random) => parts.filter((_part, index) => index !== random.below(parts.length)),
  () => [],
  (parts) => parts.toReversed(),
  (parts, random) => [...parts, ...parts.slice(random.below(parts.length))],
  (parts, random) => {
    const copies = parts.length === 0 ? 0 : random.pick([5, 60, 250]);
    return [...parts, ...Array.from({ length: copies }, () => random.pick(parts))];
  },
  changeOne(({ content }, random) => ({
    head: [`Content-Disposition: ${random.pick(DISPOSITIONS)}`],
    content,
  })),
  changeOne(({ content }) => ({ head: [], content })),
  changeOne(({ head, content }, random) => ({ head: [...head, random.pick(PART_HEADERS)], content })),
  changeOne(({ head }, random) => ({ head, content: random.bytes(random.pick([0, 1, 200, 70_000])) })),
  changeOne(({ head, content }, random) => ({
    head,
    content: content.slice(0, random.below(content.length + 1)),
  })),
  changeOne(({ head }) => ({
    head,
    content: bodyOf([{ head: [disposition('name="inner"')], content: 'x' }], BOUNDARY),
  })),
];

const PART_HEADERS: readonly string[] = [
  'Content-Type: ',
  'Content-Type: text/plain; charset=utf-7',
  'Content-Type: application/json',
  'Content-Type: multipart/mixed; boundary=inner',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="second"',
  'no colon',
  ': no name',
  ' folded: line',
  `X-Long: ${'x'.repeat(20_000)}`,
];

const BODY_CHANGES: readonly ((body: string, random: Random) => string)[] = [
  (body, random) => body.slice(0, random.below(body.length)),
  (body) => body.slice(0, -4),
  (body) => body.slice(0, -2),
  (body) => body.replaceAll('\r\n', '\n'),
  (body) => body.replaceAll('\r\n', '\r'),
  (body) => `preamble\r\n${body}epilogue\r\n`,
  (body) => `\r\n\r\n${body}${body}`,
  (body, random) => body.slice(random.below(20)),
  (body, random) => {
    const at = random.below(body.length);
    return body.slice(0, at) + random.bytes(1 + random.below(8)) + body.slice(at);
  },
  () => '',
  () => `--${BOUNDARY}`,
  () => `--${BOUNDARY}--`,
  () => `--${BOUNDARY}\r\n\r\n`,
];
