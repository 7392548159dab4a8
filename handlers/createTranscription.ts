import { requireSound, transcribe, transcribeAsEvents } from '../backends/transcribe.ts';
import type { Handler } from './handler.ts';

export const createTranscription: Handler = (call, services) => {
  requireSound(call.body);
  return call.body.value['stream'] === true ? transcribeAsEvents(call, services) : transcribe(call, services);
};
