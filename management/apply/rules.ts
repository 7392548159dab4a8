import { pointerOf, type ProblemSpot } from '../../catalogue/located-document.ts';
import type { Remarks } from './remarks.ts';
import { checkedName, OperatorError } from '../../projects/operator-error.ts';

/** Reports what a rule of the projects refuses at the place of the value in the file. */
export class Rules {
  readonly #remarks: Pick<Remarks, 'report'>;

  constructor(remarks: Pick<Remarks, 'report'>) {
    this.#remarks = remarks;
  }

  /** @param rule throws an `OperatorError` */
  check(path: readonly string[], spot: ProblemSpot, rule: () => void): void {
    try {
      rule();
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      this.#remarks.report(pointerOf(...path), spot, error.message);
    }
  }

  /** Checks the name of a new thing, which is the last part of its path. */
  checkName(kind: string, path: readonly string[]): void {
    const name = path.at(-1) ?? '';
    this.check(path, 'key', () => {
      if (checkedName(kind, name) !== name)
        throw new OperatorError(`the ${kind}'s name begins or ends with a space`);
    });
  }
}
