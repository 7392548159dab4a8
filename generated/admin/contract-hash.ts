// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'd5eb13f5c1e1cf0de14dfa794d061332bd3e435020fbe71a15d901c72da459fa';
