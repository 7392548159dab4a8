/** A piece of speech with its times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Writes SubRip: numbered cues with times such as `00:00:01,500`. */
export function toSubRip(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, text }, index) => `${index + 1}\n${span(start, end, ',')}\n${cueText(text)}\n\n`)
    .join('');
}

/** Writes WebVTT (W3C): a header, and cues with times such as `00:00:01.500`. */
export function toWebVtt(cues: readonly Cue[]): string {
  const pieces = cues.map(
    ({ start, end, text }) => `${span(start, end, '.')}\n${escaped(cueText(text))}\n\n`,
  );
  return `WEBVTT\n\n${pieces.join('')}`;
}

function span(start: number, end: number, point: string): string {
  return `${timestamp(start, point)} --> ${timestamp(Math.max(start, end), point)}`;
}

function timestamp(seconds: number, point: string): string {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
    .map((value) => part(value, 2))
    .join(':');
  return `${clock}${point}${part(ms % 1000, 3)}`;
}

/** Returns a text on one line without an arrow, because an empty line or an arrow ends a cue. */
function cueText(text: string): string {
  return text
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll('-->', '->');
}

/** Escapes the characters that begin an entity or a tag in WebVTT. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
