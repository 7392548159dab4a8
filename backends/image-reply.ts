import type { Call } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import type { Deployment } from '../catalogue/model.ts';
import { imageChanges } from '../dialects/images/request.ts';
import { imageResult } from '../dialects/images/result.ts';
import { imageWriter } from '../dialects/images/stream.ts';
import { failure } from '../errors/gateway-error.ts';
import { eventsReply, jsonReply } from './forward.ts';
import type { Plan } from './plan.ts';
import type { ReplyServices } from './reply-services.ts';

/** Requests images, with the parameters that each backend's model supports. */
export async function imageReply(call: Call, services: ReplyServices, stream: boolean): Promise<Reply> {
  const { body, operation, usage } = call;
  const planFor = ({ model }: Deployment): Plan => {
    return { operation, body, changes: imageChanges(body.value, model), stream };
  };
  return services.backends.reply<Plan, Reply>(call, planFor, (response) => {
    switch (response.kind) {
      case 'json': {
        const result = imageResult(response.value);
        usage.images = result.data.length;
        return jsonReply(call, services, result);
      }
      case 'frames':
        return eventsReply(response.frames, imageWriter(usage, countOf(body.value['n'])));
      case 'bytes':
        throw failure('bad_gateway', { internal: `the upstream sent ${response.contentType}` });
    }
  });
}

function countOf(n: unknown): number {
  return typeof n === 'number' && n > 1 ? n : 1;
}
