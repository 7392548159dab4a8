/** A progress bar. */
export interface Progress {
  /** @param done how much of the total is done */
  update(done: number): void;
  /** Removes the bar. */
  end(): void;
}

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[2K';

/**
 * Shows a progress bar, and writes it again when its text changes.
 *
 * @param write null: nothing is written
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
