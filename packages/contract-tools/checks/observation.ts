/** A response of the contract that occurred and is valid. */
export interface Observation {
  operationId: string;
  status: string;
  /** Empty without a body. */
  mediaType: string;
}
