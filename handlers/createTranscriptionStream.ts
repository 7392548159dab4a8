import { requireAudio, transcribeAsEvents } from '../backends/transcribe.ts';
import type { Handler } from './handler.ts';

/** The transcription as events, whatever the body says of `stream` (wire formats §11.2). */
export const createTranscriptionStream: Handler = (call, services) => {
  requireAudio(call.body);
  return transcribeAsEvents(call, services);
};
