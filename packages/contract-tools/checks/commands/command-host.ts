/** The functions of the CLI that the contract commands use. */
export interface CommandHost {
  environment: Readonly<Record<string, string | undefined>>;
  writeOut(text: string): void;
  /** Writes a message for people, apart from the output. */
  writeError(text: string): void;
  /** Creates an error that ends the command with exit code 1 and this message. */
  failure(message: string): Error;
  /** Shows a progress bar on a terminal. Absent without a terminal. */
  progress?(label: string, total: number): { update(done: number): void; end(): void };
}
