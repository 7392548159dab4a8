import type { OperationRow } from '../../../../contract/operation.ts';
import { declaredResponse, examplesOf, type ContractDocument } from '../document.ts';
import { AUDIO_MEDIA_TYPES, TRANSCRIPT_MEDIA_TYPES } from '../media-types.ts';
import { memberOf } from '../members.ts';
import { exampleStream } from './example-streams.ts';

export interface ExampleResponse {
  status: number;
  /** Empty for a response without a body. */
  mediaType: string;
  body: string | Buffer;
}

const MEDIA_TYPES = { ...AUDIO_MEDIA_TYPES, ...TRANSCRIPT_MEDIA_TYPES };
const EVENTS = 'text/event-stream';

/** Builds a response from the contract's example, in the requested format and with the model of the request. */
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
    // Each character of a file is a byte.
    const isFile = memberOf(media.schema, 'format') === 'binary';
    return { status: Number(status), mediaType, body: isFile ? Buffer.from(body, 'latin1') : body };
  }
  const json = content['application/json'];
  const complete = named(json === undefined ? undefined : examplesOf(json)[0]);
  const events = exampleStream(operation.operationId, complete, examples);
  const { terminator, named: isNamed = false } = media['x-gateway-stream'] ?? {};
  const frames = events.map((event) => frameOf(event, isNamed));
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
  const wanted = MEDIA_TYPES[String(memberOf(fields, 'response_format'))] ?? '';
  return declared.includes(wanted) ? wanted : (declared[0] ?? '');
}

/** @param isNamed whether each event has an `event:` line */
function frameOf(event: unknown, isNamed: boolean): string {
  const type = memberOf(event, 'type');
  const name = isNamed && typeof type === 'string' ? `event: ${type}\n` : '';
  return `${name}data: ${JSON.stringify(event)}\n\n`;
}

function withModel(value: unknown, model: unknown): unknown {
  // Only an object has a member.
  return typeof model === 'string' && typeof memberOf(value, 'model') === 'string'
    ? { ...(value as object), model }
    : value;
}
