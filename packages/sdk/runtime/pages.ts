import { ResponsePromise, type Received } from './response-promise.ts';

/** A list of the contract. */
export interface Page<Item> {
  data: Item[];
  /** Whether a further page exists. */
  has_more?: boolean;
  /** The `cursor` of the next page; null: this is the last one. */
  next_cursor?: string | null;
}

export interface PageParameters {
  limit?: number;
  /** The id of the last entry of the page before. */
  after?: string;
  /** The `next_cursor` of the page before. */
  cursor?: string;
}

/** Returns the parameters of the page after this one; null: it is the last. Undefined: it does not lead on. */
export function nextPage(page: Page<unknown>, parameters: PageParameters): PageParameters | null | undefined {
  const { data, next_cursor: cursor } = page;
  // A list that grows has a cursor for what comes later.
  if (cursor === null || (cursor !== undefined && page.has_more === false)) return null;
  if (cursor !== undefined)
    return typeof cursor === 'string' && cursor !== parameters.cursor ? { ...parameters, cursor } : undefined;
  const last = data.at(-1);
  if (last === undefined || !hasMore(page, parameters.limit)) return null;
  const { id } = (last ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== parameters.after ? { ...parameters, after: id } : undefined;
}

/** Whether a further page may exist. Without `has_more`, a full page may have one. */
function hasMore({ data, has_more }: Page<unknown>, limit: number | undefined): boolean {
  return has_more ?? (limit !== undefined && data.length >= limit);
}

/** The promise of a page. Its iteration yields the entries of this page and of all further pages, which are loaded on demand. */
export class PagePromise<Item, Result extends Page<Item>>
  extends ResponsePromise<Result>
  implements AsyncIterable<Item>
{
  readonly #next: (page: Result) => PagePromise<Item, Result> | null;

  /** @param next null after the last page */
  constructor(received: Promise<Received<Result>>, next: (page: Result) => PagePromise<Item, Result> | null) {
    super(received);
    this.#next = next;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Result, void> {
    let page = await (this as Promise<Result>);
    yield page;
    for (let next = this.#next(page); next !== null; next = next.#next(page)) {
      page = await next;
      yield page;
    }
  }
}
