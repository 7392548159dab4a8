// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = 'aab47468e7c3a31485a27a59325409d76a65ecfcccb1e588611921ac13f59e1d';
