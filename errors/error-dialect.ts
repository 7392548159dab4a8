/** Which superset of the model error the client's SDK parses: messages SDKs want `type: "error"` beside it. */
export type ErrorDialect = 'model' | 'messages';
