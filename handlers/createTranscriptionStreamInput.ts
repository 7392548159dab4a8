import type { Handler } from '../calls/handler.ts';
import { createTranscriptionStream } from './createTranscriptionStream.ts';

/** As `createTranscriptionStream`, but its upload may be passed on while it arrives (`x-gateway.liveUpload`). */
export const createTranscriptionStreamInput: Handler = (call, services) =>
  createTranscriptionStream(call, services);
