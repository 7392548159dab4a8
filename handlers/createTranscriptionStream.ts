import { requireAudio, transcribeAsEvents } from '../backends/transcribe.ts';
import type { Handler } from './handler.ts';

/** Transcribes audio and responds with events, regardless of `stream` in the body (wire formats §11.2). */
export const createTranscriptionStream: Handler = (call, services) => {
  requireAudio(call.body);
  return transcribeAsEvents(call, services);
};
