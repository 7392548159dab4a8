import { imageReply } from '../backends/replies/image-reply.ts';
import type { Handler } from './handler.ts';

export const createImage: Handler = (call, services) =>
  imageReply(call, services, call.body.value['stream'] === true);
