// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'ece42e22b4422fa76168d44be0fd99ced228770b854326b117f01cccf6db0432';
