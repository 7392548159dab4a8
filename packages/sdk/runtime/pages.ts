import { ResponsePromise, type Received } from './response-promise.ts';

/** A list of the contract. `has_more`: whether a further page exists. */
export interface Page<Item> {
  data: Item[];
  has_more?: boolean;
}

export interface PageParameters {
  limit?: number;
  after?: string;
}

/** Whether a further page may exist. Without `has_more`, a full page may have one. */
export function hasMore({ data, has_more }: Page<unknown>, limit: number | undefined): boolean {
  return has_more ?? (limit !== undefined && data.length >= limit);
}

/** The promise of a page. Its iteration yields the entries of this page and of all further pages, which are loaded on demand. */
export class PagePromise<Item extends { id: string }, Result extends Page<Item>>
  extends ResponsePromise<Result>
  implements AsyncIterable<Item>
{
  readonly #next: (after: string) => PagePromise<Item, Result>;
  readonly #limit: number | undefined;

  constructor(
    received: Promise<Received<Result>>,
    limit: number | undefined,
    next: (after: string) => PagePromise<Item, Result>,
  ) {
    super(received);
    this.#limit = limit;
    this.#next = next;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Result, void> {
    let page = await (this as Promise<Result>);
    yield page;
    for (;;) {
      const last = page.data.at(-1);
      if (last === undefined || !hasMore(page, this.#limit)) return;
      page = await this.#next(last.id);
      yield page;
    }
  }
}
