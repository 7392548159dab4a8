import { useState } from 'preact/hooks';
import { texts } from '../texts/english.ts';

export interface Cursor {
  /** Undefined: the first page. */
  cursor: string | undefined;
  number: number;
  next: (cursor: string) => void;
  previous: () => void;
  first: () => void;
}

/** Remembers the cursors of the pages before, since the server gives only the next one. */
export function useCursor(): Cursor {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    number: cursors.length + 1,
    next: (cursor) => setCursors([...cursors, cursor]),
    previous: () => setCursors(cursors.slice(0, -1)),
    first: () => setCursors([]),
  };
}

export function PageButtons({ cursor, next }: { cursor: Cursor; next: string | null }) {
  if (cursor.number === 1 && next === null) return null;
  return (
    <nav class="buttons" aria-label={texts.lists.pages}>
      <button type="button" disabled={cursor.number === 1} onClick={cursor.previous}>
        {texts.lists.previous}
      </button>
      <span aria-live="polite">{texts.lists.page(cursor.number)}</span>
      <button type="button" disabled={next === null} onClick={() => next !== null && cursor.next(next)}>
        {texts.lists.next}
      </button>
    </nav>
  );
}
