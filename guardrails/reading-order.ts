import type { GatewayExtension } from '../contract/operation.ts';

/** Properties that models read before the conversation, wherever they are in the body. */
const READ_FIRST = ['system', 'instructions'];

/** The fields that the contract lists for an operation. */
export type PromptFields = Pick<GatewayExtension, 'prompts' | 'notPrompts'>;

/** How the properties of an operation's body are read. */
export class ReadingOrder {
  readonly #prompts: ReadonlySet<string>;
  readonly #notPrompts: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, number>;

  constructor({ prompts, notPrompts }: PromptFields) {
    this.#prompts = new Set(prompts);
    this.#notPrompts = new Set(notPrompts);
    this.#places = new Map([...new Set([...READ_FIRST, ...prompts])].map((name, place) => [name, place]));
  }

  isPrompt(name: string): boolean {
    return this.#prompts.has(name);
  }

  /** Returns the names of the properties that may hold texts, in the order in which models read them. */
  namesOf(body: object): string[] {
    const names: string[] = [];
    let before = 0;
    let isSorted = true;
    for (const name of Object.keys(body)) {
      if (this.#notPrompts.has(name)) continue;
      names.push(name);
      const place = this.#placeOf(name);
      if (place < before) isSorted = false;
      before = place;
    }
    // Most clients send them in order. The sort is stable: unknown properties come last, in their order.
    return isSorted ? names : names.sort((a, b) => this.#placeOf(a) - this.#placeOf(b));
  }

  #placeOf(name: string): number {
    return this.#places.get(name) ?? this.#places.size;
  }
}

/** One per operation. The values refer to no request (decision 146). */
const readingOrders = new WeakMap<PromptFields, ReadingOrder>();

export function readingOrderOf(gateway: PromptFields): ReadingOrder {
  let order = readingOrders.get(gateway);
  if (order === undefined) {
    order = new ReadingOrder(gateway);
    readingOrders.set(gateway, order);
  }
  return order;
}
