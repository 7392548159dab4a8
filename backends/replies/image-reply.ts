import type { Call } from '../../calls/call.ts';
import type { Reply } from '../../calls/reply.ts';
import { noUsage } from '../../calls/usage.ts';
import { imageChanges } from '../../dialects/images/request.ts';
import { imageResult } from '../../dialects/images/result.ts';
import { imageEvents, imageWriter, joinedImages } from '../../dialects/images/stream.ts';
import { failure } from '../../errors/gateway-error.ts';
import { checkedReply, eventsReply, jsonReply } from './forward.ts';
import { inOnePiece } from './in-one-piece.ts';
import type { ReplyServices } from './reply-services.ts';
import { writtenEvents } from './written-events.ts';

/** Requests images, with the parameters that each backend's model supports. */
export async function imageReply(call: Call, services: ReplyServices, stream: boolean): Promise<Reply> {
  const { body, usage } = call;
  return services.backends.reply<Reply>(call, async (attempt) => {
    const response = await attempt.forward(imageChanges(body.value, attempt.deployment.model), stream);
    switch (response.kind) {
      case 'json': {
        const result = imageResult(response.value);
        usage.images = result.data.length;
        const reply = jsonReply(call, services, result);
        const events = stream ? imageEvents(result) : null;
        // Events hold base64. Addresses, which some servers send in its place, the client gets as JSON.
        return events === null
          ? reply
          : eventsReply(inOnePiece(events), imageWriter(noUsage(), events.length));
      }
      case 'frames': {
        const writer = imageWriter(usage, countOf(body.value['n']));
        if (stream) return eventsReply(response.frames, writer);
        return checkedReply(call, services, await joinedImages(writtenEvents(response.frames, writer)));
      }
      case 'bytes':
        throw failure('bad_gateway', { internal: `the upstream sent ${response.contentType}` });
    }
  });
}

function countOf(n: unknown): number {
  return typeof n === 'number' && n > 1 ? n : 1;
}
