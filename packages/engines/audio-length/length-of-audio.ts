import { secondsOfAmr } from './amr.ts';
import { FileView } from './file-view.ts';
import { secondsOfFlac } from './flac.ts';
import { adtsFrames, afterTags, mpegFrames, secondsOfFrames } from './mpeg.ts';
import { secondsOfMp4 } from './mp4.ts';
import { secondsOfOgg } from './ogg.ts';
import { secondsOfWav } from './wav.ts';
import { secondsOfWebm } from './webm.ts';

/**
 * Returns how long the audio of a file is, or may at most be, from what a decoder would play: lengths that the file
 * states are not used. Null where this cannot be told. Reads the file once, in time that grows with its size.
 */
export function secondsOfAudio(path: string): number | null {
  const file = new FileView(path);
  try {
    return secondsIn(file);
  } finally {
    file.close();
  }
}

function secondsIn(file: FileView): number | null {
  const start = afterTags(file);
  const head = Buffer.from(file.at(start, 16));
  const begin = head.toString('latin1');
  if (/^(?:RIFF|RF64|BW64)/.test(begin) && begin.startsWith('WAVE', 8)) return secondsOfWav(file);
  if (begin.startsWith('fLaC')) return secondsOfFlac(file, start);
  if (begin.startsWith('OggS')) return secondsOfOgg(file);
  if (begin.startsWith('#!AMR')) return secondsOfAmr(file);
  if (begin.startsWith('\x1aE\xdf\xa3')) return secondsOfWebm(file);
  if (/^(?:ftyp|styp|moov|moof|mdat|free|skip|wide)/.test(begin.slice(4))) return secondsOfMp4(file);
  if (adtsFrames.read(head) !== null) return secondsOfFrames(file, start, adtsFrames);
  return mpegFrames.read(head) === null ? null : secondsOfFrames(file, start, mpegFrames);
}
