/** Writes log lines that name the request. */
export interface CallLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}
