// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '3c843bd6fc0de885d69f205ed311ecb9dfb651592aca7c32c714e6039046d6e8';
