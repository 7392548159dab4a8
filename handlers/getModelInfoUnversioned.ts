import type { Handler } from '../calls/handler.ts';
import { getModelInfo } from './getModelInfo.ts';

/** The same without the version prefix, as one published example writes it (specification §9.2). */
export const getModelInfoUnversioned: Handler = (call, services) => getModelInfo(call, services);
