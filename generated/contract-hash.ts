// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'eddc35e549832af215d6474ba053401e1bc20eb9eecc27183472b5d26e081d37';
