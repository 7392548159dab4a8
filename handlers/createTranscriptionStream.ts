import { forward } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';
import { transcriptionWriter } from '../dialects/native/media.ts';

/** The transcription as events, whatever the body says of `stream` (wire formats §11.2). */
export const createTranscriptionStream: Handler = (call, services) => {
  call.body.value['stream'] = true;
  return forward(call, services, { stream: true, writer: transcriptionWriter });
};
