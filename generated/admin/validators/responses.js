// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import * as from0 from './response-bodies.js';

export const responseValidators = { ...from0 };
