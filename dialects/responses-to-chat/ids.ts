import type { ResponseOutputItem } from '../../generated/contract.ts';

const PREFIXES = {
  message: 'msg',
  function_call: 'fc',
  custom_tool_call: 'ctc',
  tool_search_call: 'tsc',
  reasoning: 'rs',
} as const satisfies Record<ResponseOutputItem['type'], string>;

/** Returns the id of an item whose server sent none. */
export function itemId(type: ResponseOutputItem['type'], stem: string, outputIndex: number): string {
  return `${PREFIXES[type]}_${stem}_${String(outputIndex)}`;
}

/** Creates the ids of one response from the request's id, so that the same request gets the same ids. */
export class ResponseIds {
  readonly response: string;
  readonly #stem: string;
  readonly #callIds = new Set<string>();

  constructor(requestId: string) {
    this.#stem = requestId.replace(/[^0-9A-Za-z]/g, '');
    this.response = `resp_${this.#stem}`;
  }

  item(type: ResponseOutputItem['type'], outputIndex: number): string {
    return itemId(type, this.#stem, outputIndex);
  }

  /** Returns the backend's id of a call, or a new one if it is missing or repeated. */
  call(given: string, outputIndex: number): string {
    const id = given === '' || this.#callIds.has(given) ? `call_${this.#stem}_${String(outputIndex)}` : given;
    this.#callIds.add(id);
    return id;
  }
}
