import { failure } from '../../errors/gateway-error.ts';
import type { FileRemark } from '../../generated/admin/contract.ts';

/** What is found in a file while it is compared with the database. */
export class Remarks {
  readonly warnings: FileRemark[] = [];
  readonly #problems = new Map<string, FileRemark>();

  /** Reports a problem. Only the first one of a place is kept. */
  report(pointer: string, part: FileRemark['part'], message: string): void {
    const place = `${part} ${pointer}`;
    if (!this.#problems.has(place)) this.#problems.set(place, { pointer, part, message });
  }

  /** Reports what makes the file not invalid. */
  warn(pointer: string, part: FileRemark['part'], message: string, suggestion?: string): void {
    this.warnings.push({ pointer, part, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  /** Throws `validation_error` with all problems. */
  requireNoProblems(): void {
    const problems = [...this.#problems.values()];
    const [first] = problems;
    if (first === undefined) return;
    const others = problems.length === 1 ? '' : ` (and ${problems.length - 1} more, see details)`;
    throw failure('validation_error', {
      message: `${first.pointer}: ${first.message}${others}`,
      details: { problems },
    });
  }
}
