import type { Handler } from '../calls/handler.ts';
import { createTranscriptionStream } from './createTranscriptionStream.ts';

/** The upload is spooled before it is forwarded, as in `createTranscriptionStream`. */
export const createTranscriptionStreamInput: Handler = (call, services) =>
  createTranscriptionStream(call, services);
