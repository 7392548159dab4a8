// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '6f105579db7b31725665728f307f40b9e4cafd9741805623cee3c09f3abc986c';
