// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import * as from0 from './bodies.js';
import * as from1 from './texts.js';

export const requestValidators = { ...from0, ...from1 };
