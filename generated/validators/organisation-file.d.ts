// Written by `npm run generate` from management/apply/organisation.schema.json. Change the schema, not this file.
import type { ValidateFunction } from 'ajv';

export declare const isOrganisationFile: ValidateFunction;
