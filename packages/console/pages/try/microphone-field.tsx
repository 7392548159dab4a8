import { useEffect, useRef, useState } from 'preact/hooks';
import { useBlobAddress } from '../../state/use-blob-address.ts';
import { formatDuration } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { recordingProblemOf, startRecording, type Recording, type RecordingProblem } from './recording.ts';

type State =
  | { kind: 'ready' | 'asking' | 'recording' }
  | { kind: 'failed'; problem: RecordingProblem }
  | { kind: 'recorded'; file: File; durationMs: number };

/** Of a recording: 19 MB as a WAV file. */
const LONGEST_MS = 600_000;

/** Records a file from the microphone. */
export function MicrophoneField({ onFile }: { onFile: (file: File) => void }) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const recording = useRef<Recording | null>(null);
  const startedAtMs = useRef(0);
  const isLeft = useRef(false);
  const address = useBlobAddress(state.kind === 'recorded' ? state.file : null);
  useEffect(
    () => () => {
      isLeft.current = true;
      recording.current?.drop();
    },
    [],
  );
  const fail = (error: unknown): void =>
    setState({ kind: 'failed', problem: recordingProblemOf(error, isSecureContext) });
  const start = (): void => {
    setState({ kind: 'asking' });
    startRecording().then((started) => {
      // The browser asked while the reader went to another page.
      if (isLeft.current) return started.drop();
      recording.current = started;
      startedAtMs.current = performance.now();
      setState({ kind: 'recording' });
    }, fail);
  };
  const stop = (): void => {
    const durationMs = performance.now() - startedAtMs.current;
    recording.current?.finish().then((file) => {
      setState({ kind: 'recorded', file, durationMs });
      onFile(file);
    }, fail);
    recording.current = null;
  };
  const isRecording = state.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setTimeout(stop, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isRecording]);
  return (
    <div class="field">
      <div class="buttons">
        <button type="button" disabled={state.kind === 'asking'} onClick={isRecording ? stop : start}>
          {isRecording ? texts.microphone.stop : texts.microphone.record}
        </button>
        <span role="status" class="quiet">
          {statusOf(state)}
        </span>
      </div>
      {state.kind === 'failed' && (
        <p class="notice bad" role="alert">
          {texts.microphone[state.problem]}
        </p>
      )}
      {address !== null && <audio controls src={address} aria-label={texts.microphone.audio} />}
    </div>
  );
}

function statusOf(state: State): string {
  switch (state.kind) {
    case 'asking':
      return texts.microphone.asking;
    case 'recording':
      return texts.microphone.recording;
    case 'recorded':
      return texts.microphone.recorded(formatDuration(state.durationMs));
    default:
      return '';
  }
}
