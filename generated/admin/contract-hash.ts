// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = '68e9f7f8b08888cb8e782fe1da88aec1335d4ee2a74796609b817b44c25a3500';
