// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'cbbf21367760c1e5eebb1036a1734af093430fa4a1cab17c42e6d6940f9f7ce1';
