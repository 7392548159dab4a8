import type { Handler } from '../calls/handler.ts';
import { createSpeech } from './createSpeech.ts';

/** The alias of `createSpeech` (specification §4, audio). */
export const createAudioGeneration: Handler = (call, services) => createSpeech(call, services);
