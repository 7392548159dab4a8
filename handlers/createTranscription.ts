import { requireAudio, transcribe, transcribeAsEvents } from '../backends/transcribe.ts';
import type { Handler } from './handler.ts';

export const createTranscription: Handler = (call, services) => {
  requireAudio(call.body);
  return call.body.value['stream'] === true ? transcribeAsEvents(call, services) : transcribe(call, services);
};
