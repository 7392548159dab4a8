import { getModelInfo } from './getModelInfo.ts';
import type { Handler } from './handler.ts';

/** `getModelInfo` without the version prefix, as one published example writes it. */
export const getModelInfoUnversioned: Handler = (call, services) => getModelInfo(call, services);
