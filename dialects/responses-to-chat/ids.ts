import type { ResponseOutputItem } from '../../generated/contract.ts';

const PREFIXES = { message: 'msg', function_call: 'fc', reasoning: 'rs' } as const satisfies Record<
  ResponseOutputItem['type'],
  string
>;

/** The ids of one response, all made from the request's own id: the same request gets the same ids. */
export class ResponseIds {
  readonly response: string;
  readonly #stem: string;
  readonly #callIds = new Set<string>();

  constructor(requestId: string) {
    this.#stem = requestId.replace(/[^0-9A-Za-z]/g, '');
    this.response = `resp_${this.#stem}`;
  }

  item(type: ResponseOutputItem['type'], outputIndex: number): string {
    return `${PREFIXES[type]}_${this.#stem}_${String(outputIndex)}`;
  }

  /** The backend's own id as it is, unless it gave none, or one twice. */
  call(given: string, outputIndex: number): string {
    const id = given === '' || this.#callIds.has(given) ? `call_${this.#stem}_${String(outputIndex)}` : given;
    this.#callIds.add(id);
    return id;
  }
}
