import { requireBoundedAudio } from '../backends/replies/audio-bound.ts';
import { transcribeAsEvents } from '../backends/replies/transcribe.ts';
import type { Handler } from './handler.ts';

/** Transcribes audio and responds with events, regardless of `stream` in the body. */
export const createTranscriptionStream: Handler = async (call, services) => {
  await requireBoundedAudio(call, services.audioLengths);
  return transcribeAsEvents(call, services);
};
