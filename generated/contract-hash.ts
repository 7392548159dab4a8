// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** SHA-256 of openapi.yaml. */
export const contractHash = '97e2cdac17d3826d569eca3144cacc521fad561d64556f44eced37b7bb1da971';
