/** What the contract commands need of the program that they are part of. */
export interface CommandHost {
  environment: Readonly<Record<string, string | undefined>>;
  writeOut(text: string): void;
  /** For people, beside the output. */
  writeError(text: string): void;
  /** An error that ends the command with exit code 1 and this sentence. */
  failure(message: string): Error;
  /** Shows how far long work is, where a person watches; absent: nobody does. */
  progress?(label: string, total: number): { update(done: number): void; end(): void };
}
