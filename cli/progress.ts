/** How far long work is. */
export interface Progress {
  /** @param done of the total */
  update(done: number): void;
  /** Removes the bar, so that the output follows on a line of its own. */
  end(): void;
}

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[2K';

/**
 * A bar that is written over itself whenever its text changes.
 *
 * @param write null: nobody watches, and nothing is written
 */
export function startProgress(
  write: ((text: string) => void) | null,
  label: string,
  total: number,
): Progress {
  let shown = '';
  return {
    update(done) {
      const share = total <= 0 ? 1 : Math.min(1, done / total);
      const filled = Math.floor(share * WIDTH);
      const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
      const text = `[${bar}] ${Math.floor(share * 100)} % of ${total} ${label}`;
      if (text === shown) return;
      shown = text;
      write?.(`${CLEAR_LINE}${text}`);
    },
    end() {
      if (shown !== '') write?.(CLEAR_LINE);
    },
  };
}
