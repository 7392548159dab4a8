/** What a call is attributed to: the values of the operator's tags that its request has, by name. */
export type CallTags = ReadonlyMap<string, string>;

export const NO_TAGS: CallTags = new Map();
