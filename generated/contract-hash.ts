// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '2082c8c634873bb3a7711687f93c4d980d5e1c54add7247cf58c0f998d46dc36';
