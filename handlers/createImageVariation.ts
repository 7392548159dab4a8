import { imageReply } from '../backends/replies/image-reply.ts';
import { requireImages } from '../documents/file-type.ts';
import type { Handler } from './handler.ts';

export const createImageVariation: Handler = async (call, services) => {
  if (call.body.kind === 'multipart') await requireImages(call.body.files, 'image');
  return imageReply(call, services, false);
};
