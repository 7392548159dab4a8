import { expect, test } from '@jest/globals';
import { startProgress } from '../../../cli/output/progress.ts';

test('a progress bar overwrites itself and leaves an empty line', () => {
  let written = '';
  const progress = startProgress((text) => (written += text), 'items', 4);
  progress.update(1);
  progress.update(1);
  progress.update(4);
  progress.end();
  const clear = '\r\u001b[2K';
  expect(written).toBe(
    `${clear}[######..................] 25 % of 4 items${clear}[########################] 100 % of 4 items${clear}`,
  );
});

test('no progress is written to a file or pipe', () => {
  const progress = startProgress(null, 'items', 0);
  progress.update(0);
  expect(() => progress.end()).not.toThrow();
});
