/** The form of a model error. SDKs of the messages format require an additional `type: "error"`. */
export type ErrorDialect = 'model' | 'messages';
