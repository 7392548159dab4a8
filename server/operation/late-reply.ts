import { shownModelOf, type Call } from '../../calls/call.ts';
import type { EventsReply, Reply } from '../../calls/reply.ts';
import { failureFramesOf, openingOf, withoutOpening } from '../../backends/replies/early-frames.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { settledWithin, writeReply, type ReplySettings } from './reply.ts';

/** Wraps a reply when it has been made, to record or to sample it. */
export type Prepare = (made: Reply) => Reply;

/**
 * Writes the reply of a call that requested a stream. When it takes longer than the first event may, the stream begins
 * without it, and continues with it: servers withhold their response while a prompt is read or waits. Throws as
 * `writeReply`, and what `making` throws before the stream begins.
 *
 * @param prepare null: the reply is sent as it is
 */
export async function writeInTime(
  exchange: Exchange,
  call: Call,
  making: Promise<Reply>,
  prepare: Prepare | null,
  settings: ReplySettings,
): Promise<void> {
  do {
    if (await settledWithin(making, settings.firstEventMs)) {
      const made = await making;
      return writeReply(exchange, prepare?.(made) ?? made, settings);
    }
  } while (!mayBegin(exchange));
  // The deployment of the latest attempt may not be the one that responds.
  const begun = { ...settings, firstEventMs: 0, deploymentHeader: false };
  return writeReply(exchange, lateReply(call, making, prepare), begun);
}

/** Whether the response, if it succeeds, is a stream of events. Servers without streams of images send JSON. */
export function requestsEvents({ operation: { gateway, operationId }, body: { value } }: Call): boolean {
  if (gateway.streams === null || gateway.capability === 'image_generation') return false;
  if (gateway.capability === 'speech') return value['stream_format'] === 'sse';
  return value['stream'] === true || operationId.startsWith('createTranscriptionStream');
}

/** Whether checks have passed and the client has sent all of its body, so that a status may be sent. */
function mayBegin({ attempts, request }: Exchange): boolean {
  return attempts.count > 0 && request.complete;
}

function lateReply(call: Call, making: Promise<Reply>, prepare: Prepare | null): EventsReply {
  const { operationId } = call.operation;
  const identity = { model: shownModelOf(call), requestId: call.requestId, request: call.body.value };
  const opening = openingOf(operationId, identity);
  let made: EventsReply | null = null;
  async function* frames(): AsyncGenerator<string, string> {
    if (opening !== '') yield opening;
    const response = await making;
    const reply = prepare?.(response) ?? response;
    if (reply.kind !== 'events')
      throw failure('bad_gateway', { internal: `the reply to a request for events was ${reply.kind}` });
    made = reply;
    return yield* opening === '' ? reply.frames : continued(reply.frames, opening);
  }
  return {
    kind: 'events',
    frames: frames(),
    failureFrames: (error) =>
      withoutOpening(made?.failureFrames(error) ?? failureFramesOf(operationId, identity, error), opening),
  };
}

/** The pieces of a stream whose opening has been sent. */
async function* continued(
  frames: AsyncIterable<string, string>,
  opening: string,
): AsyncGenerator<string, string> {
  const pieces = frames[Symbol.asyncIterator]();
  try {
    let next = await pieces.next();
    let piece = withoutOpening(next.value, opening);
    while (next.done !== true) {
      yield piece;
      next = await pieces.next();
      piece = next.value;
    }
    return piece;
  } finally {
    await pieces.return?.();
  }
}
