import { createSpeech } from './createSpeech.ts';
import type { Handler } from './handler.ts';

/** An alias of `createSpeech`. */
export const createAudioGeneration: Handler = (call, services) => createSpeech(call, services);
