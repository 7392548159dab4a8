import type { OperationRow } from '../../contract/operation.ts';
import { declaredResponse, examplesOf, type ContractDocument } from '../document.ts';
import { memberOf } from '../members.ts';
import { exampleStream } from './example-streams.ts';

export interface ExampleResponse {
  status: number;
  /** Empty for a response without a body. */
  mediaType: string;
  body: string;
}

/** Formats of audio and transcriptions, by what a request calls them. */
const FORMATS: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  opus: 'audio/opus',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
  text: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};
const EVENTS = 'text/event-stream';

/** The contract's example of a response, in the form that the request asks for and with its model. */
export function exampleResponse(
  document: ContractDocument,
  operation: OperationRow<string>,
  status: string,
  fields: unknown,
): ExampleResponse {
  const content = declaredResponse(document, operation, status)?.content ?? {};
  const mediaType = wantedMediaType(Object.keys(content), fields);
  const media = content[mediaType];
  if (media === undefined) return { status: Number(status), mediaType: '', body: '' };
  const model = memberOf(fields, 'model');
  const named = (value: unknown): unknown => withModel(value, model);
  const examples = examplesOf(media).map(named);
  if (mediaType !== EVENTS) {
    const [example] = examples;
    const body = mediaType.includes('json') ? JSON.stringify(example) : String(example);
    return { status: Number(status), mediaType, body };
  }
  const json = content['application/json'];
  const whole = named(json === undefined ? undefined : examplesOf(json)[0]);
  const events = exampleStream(operation.operationId, whole, examples);
  const terminator = media['x-gateway-stream']?.terminator;
  const frames = events.map((event) => frameOf(event));
  return {
    status: Number(status),
    mediaType,
    body: `${frames.join('')}${terminator === undefined ? '' : `data: ${terminator}\n\n`}`,
  };
}

function wantedMediaType(declared: readonly string[], fields: unknown): string {
  const stream = memberOf(fields, 'stream');
  const streams = stream === true || stream === 'true' || memberOf(fields, 'stream_format') === 'sse';
  if (streams && declared.includes(EVENTS)) return EVENTS;
  const wanted = FORMATS[String(memberOf(fields, 'response_format'))] ?? '';
  return declared.includes(wanted) ? wanted : (declared[0] ?? '');
}

/** Formats without a name for each event have only data. */
function frameOf(event: unknown): string {
  const type = memberOf(event, 'type');
  const isNamed = typeof type === 'string' && !/^(speech|transcript)\./.test(type);
  return `${isNamed ? `event: ${type}\n` : ''}data: ${JSON.stringify(event)}\n\n`;
}

function withModel(value: unknown, model: unknown): unknown {
  // Only an object has a member.
  return typeof model === 'string' && typeof memberOf(value, 'model') === 'string'
    ? { ...(value as object), model }
    : value;
}
