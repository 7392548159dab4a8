// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '895d091c3934c5eaa8be62ad8a17be56f42021feccf021fb57fa54f5d4da5929';
