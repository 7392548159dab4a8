/** One response of the contract that was seen and that kept to it. */
export interface Observation {
  operationId: string;
  status: string;
  /** Empty for a response without a body. */
  mediaType: string;
}
