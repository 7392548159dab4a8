import { requireBoundedAudio } from '../backends/replies/audio-bound.ts';
import { transcribe, transcribeAsEvents } from '../backends/replies/transcribe.ts';
import type { Handler } from './handler.ts';

export const createTranscription: Handler = async (call, services) => {
  await requireBoundedAudio(call, services.audioLengths);
  return call.body.value['stream'] === true ? transcribeAsEvents(call, services) : transcribe(call, services);
};
