/**
 * Returns a part of a request as it is, with the type that its place requires: for kinds and properties that the contract
 * does not name. The gateway forwards them to models of the same format.
 */
export function undeclared<Declared>(value: object): Extract<Declared, object> {
  // The caller knows what the model takes, and the contract does not.
  return value as Extract<Declared, object>;
}
