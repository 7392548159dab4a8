// Written by `npm run generate` from catalogue/gateway.schema.json. Change the schema, not this file.
import type { ValidateFunction } from 'ajv';

export declare const isGatewayFile: ValidateFunction;
export declare const isPriceFile: ValidateFunction;
