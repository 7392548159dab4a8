import type { Line } from './view.ts';

/** The size of a terminal. */
export interface ScreenSize {
  columns: number;
  rows: number;
}

const HOME = '\u001b[H';
const END_OF_LINE = '\u001b[K\n';
const REST_OF_SCREEN = '\u001b[J';
const NORMAL = '\u001b[0m';
const TONES: Readonly<Record<Line['tone'], string>> = {
  plain: '',
  heading: '\u001b[1m',
  good: '\u001b[32m',
  warning: '\u001b[33m',
  severe: '\u001b[1;31m',
};

/** The lines in place of those before. What does not fit is left out, and counted in the last line. */
export function screenText(lines: readonly Line[], { rows }: ScreenSize, hasColours: boolean): string {
  // The cursor stands in the last row.
  const room = Math.max(2, rows - 1);
  const more: Line = { text: `… ${lines.length - room + 1} more lines`, tone: 'plain' };
  const shown = lines.length <= room ? lines : [...lines.slice(0, room - 1), more];
  const written = shown.map(({ text, tone }) =>
    hasColours && TONES[tone] !== '' ? `${TONES[tone]}${text}${NORMAL}` : text,
  );
  return `${HOME}${written.map((text) => text + END_OF_LINE).join('')}${REST_OF_SCREEN}`;
}

export function plainText(lines: readonly Line[]): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}
