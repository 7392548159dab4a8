import { createTranscriptionStream } from './createTranscriptionStream.ts';
import type { Handler } from './handler.ts';

/** As `createTranscriptionStream`, but the upload may be forwarded while it arrives (`x-gateway.liveUpload`). */
export const createTranscriptionStreamInput: Handler = (call, services) =>
  createTranscriptionStream(call, services);
