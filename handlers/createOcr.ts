import { forward } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';

export const createOcr: Handler = (call, services) => forward(call, services);
