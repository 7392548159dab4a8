import { forward } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';
import { MediaStreamWriter } from '../dialects/native/media.ts';

const IMAGE_STREAM = { terminal: 'image_generation.completed', done: false, named: true };

export const createImage: Handler = (call, services) =>
  forward(call, services, {
    stream: call.body.value['stream'] === true,
    writer: ({ usage }) => new MediaStreamWriter(IMAGE_STREAM, usage),
  });
