import { serveJobs } from '../workers/serve-jobs.ts';
import type { Advance, Progress, RecognisedSegment, Refusal, TranscriptionJobs } from './jobs.ts';
import { recogniseWords } from './pocketsphinx.ts';
import { SPEECH_HZ, type SpeechSegment } from './segmenter.ts';
import { Session } from './session.ts';

/** The most sessions. Calls that are aborted leave theirs in the map. */
const MOST_SESSIONS = 32;

/** The sessions, the most recently used one last. */
const sessions = new Map<string, Session>();

async function advance({ session: name, bytes, isEnd }: Advance): Promise<Progress | Refusal> {
  const session = sessions.get(name) ?? (await Session.open());
  sessions.delete(name);
  sessions.set(name, session);
  dropOldest();
  const refusal = bytes === null ? null : await session.add(bytes, isEnd);
  const next = bytes === null ? session.segments.shift() : undefined;
  const segment = next === undefined ? null : await recognise(session, next);
  const waiting = session.segments.length;
  if (refusal !== null || (isEnd && waiting === 0)) drop(name, session);
  return refusal ?? { segment, waiting, seconds: session.seconds };
}

async function recognise(session: Session, { start, samples }: SpeechSegment): Promise<RecognisedSegment> {
  const found = await recogniseWords(samples, session.voice);
  session.voice = found.voice;
  const words = found.words.map((word) => ({
    ...word,
    start: rounded(start + word.start),
    end: rounded(start + word.end),
  }));
  return {
    start: words[0]?.start ?? rounded(start),
    end: words.at(-1)?.end ?? rounded(start + samples.length / SPEECH_HZ),
    text: words.map(({ word }) => word).join(' '),
    words,
  };
}

function dropOldest(): void {
  const [oldest] = sessions;
  if (sessions.size > MOST_SESSIONS && oldest !== undefined) drop(...oldest);
}

function drop(name: string, session: Session): void {
  sessions.delete(name);
  session.free();
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

serveJobs<TranscriptionJobs>({ advance });
