// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
/** SHA-256 of admin.openapi.yaml. */
export const contractHash = 'ac4a0156d08aafe58a048f81fb2d004c7ee56b690d30e0b00d5492bdb937c47b';
