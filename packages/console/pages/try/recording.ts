import { wavOf } from './wav.ts';

export type RecordingProblem = 'refused' | 'noDevice' | 'busy' | 'unsafe' | 'failed';

export interface Recording {
  /** Ends it. Returns a WAV file, which every backend reads. */
  finish(): Promise<File>;
  /** Ends it and drops what was recorded. */
  drop(): void;
}

/** What speech recognition needs. */
const SAMPLES_PER_SECOND = 16_000;

/** Records from the microphone, when the reader allows it. Throws what the browser throws. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return record(stream);
  } catch (error) {
    close(stream);
    throw error;
  }
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream): Recording {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  return {
    async finish() {
      recorder.stop();
      await ended;
      close(stream);
      const context = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND);
      const audio = await context.decodeAudioData(await new Blob(parts).arrayBuffer());
      const wav = wavOf(audio.getChannelData(0), SAMPLES_PER_SECOND);
      return new File([wav], 'recording.wav', { type: 'audio/wav' });
    },
    drop: () => close(stream),
  };
}

/** Why there is no recording, by the errors of `getUserMedia` (W3C Media Capture and Streams, 10.2.1). */
export function recordingProblemOf(error: unknown, isSecure: boolean): RecordingProblem {
  if (!isSecure) return 'unsafe';
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'noDevice';
    case 'NotReadableError':
      return 'busy';
    default:
      return 'failed';
  }
}
