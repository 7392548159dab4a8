import type { Call } from './call.ts';
import type { Reply } from './reply.ts';
import type { Services } from './services.ts';

/** One operation: no Express, no catching, no shaping of failures (design §4, stop 6). */
export type Handler = (call: Call, services: Services) => Promise<Reply> | Reply;
