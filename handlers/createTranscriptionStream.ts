import { requireBoundedAudio } from '../backends/audio-bound.ts';
import { transcribeAsEvents } from '../backends/transcribe.ts';
import type { Handler } from './handler.ts';

/** Transcribes audio and responds with events, regardless of `stream` in the body. */
export const createTranscriptionStream: Handler = async (call, services) => {
  await requireBoundedAudio(call, services.audioLengths);
  return transcribeAsEvents(call, services);
};
