// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '8c7d5ed69988260b95553594b76e76fbee8b4e3abdca5f7b8c73df5c0ba19e74';
