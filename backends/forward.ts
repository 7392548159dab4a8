import { modelOf, type Call } from '../calls/call.ts';
import type { BytesReply, JsonReply, Reply } from '../calls/reply.ts';
import type { Services } from '../calls/services.ts';
import { readChatUsage } from '../calls/usage.ts';
import { throwUpstreamError, type JsonRecord } from '../dialects/json-values.ts';
import { failure } from '../errors/gateway-error.ts';
import { writeEvents, type EventWriter } from '../streaming/event-writer.ts';
import type { BackendAnswer } from './backend.ts';

export interface ForwardOptions {
  /** Makes the writer of an event stream; absent where the operation cannot stream. */
  writer?: (call: Call) => EventWriter;
  stream?: boolean;
  /** Top-level properties to set in the body, or to take out where undefined. */
  changes?: JsonRecord;
  /** Media type of a body that the upstream names otherwise. */
  contentType?: string;
}

/** Forwards a call to a backend of its own format and gives the answer the caller's model name (design §9). */
export async function forward(call: Call, services: Services, options: ForwardOptions = {}): Promise<Reply> {
  const stream = options.stream ?? false;
  const answer = await services.backends.send(call, stream, options.changes);
  switch (answer.kind) {
    case 'json':
      return jsonReply(call, services, answer.value);
    case 'frames':
      return eventsReply(call, answer.frames, options);
    case 'bytes':
      return bytesReply(call, answer, options.contentType);
  }
}

export function eventsReply(call: Call, frames: AsyncIterable<string[]>, options: ForwardOptions): Reply {
  const writer = options.writer?.(call);
  if (writer === undefined)
    throw failure('bad_gateway', { internal: 'the upstream sent events that were not asked for' });
  return {
    kind: 'events',
    frames: writeEvents(frames, writer),
    failureFrames: (error) => writer.failureFrames(error),
  };
}

/** The upstream's own JSON as the caller's answer, its usage noted. Throws as `checkedReply`. */
export function jsonReply(call: Call, services: Pick<Services, 'contract'>, value: JsonRecord): JsonReply {
  throwUpstreamError(value);
  readChatUsage(call.usage, value['usage']);
  return checkedReply(call, services, value);
}

/** Throws `bad_gateway` when an answer is not what the contract promises. */
export function checkedReply(call: Call, services: Pick<Services, 'contract'>, value: JsonRecord): JsonReply {
  if (call.model !== null && 'model' in value) value['model'] = modelOf(call).id;
  const validator = services.contract.response(call.operation.operationId, '200', 'application/json');
  // Without one the operation does not answer JSON.
  if (validator === null || !validator(value)) {
    const issue = validator?.errors?.at(-1);
    throw failure('bad_gateway', {
      internal: `the upstream answer breaks the contract at ${issue?.instancePath ?? ''}`,
    });
  }
  return { kind: 'json', value };
}

/** Bodies without a schema: only the media types that the contract names may go out. */
export function bytesReply(
  call: Call,
  answer: Extract<BackendAnswer, { kind: 'bytes' }>,
  contentType?: string,
): BytesReply {
  const declared = Object.keys(call.operation.responses['200']?.content ?? {});
  const given = (answer.contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  const known = declared.includes(given) ? answer.contentType : contentType;
  if (known === undefined || given === 'text/html') {
    throw failure('bad_gateway', { internal: `the upstream answered ${given}` });
  }
  return { kind: 'bytes', contentType: known, chunks: answer.chunks };
}
