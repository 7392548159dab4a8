// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '1e575c29d5b68185a101ca01b35623f5b849573b2142e9a6989f17dd5b1f0392';
