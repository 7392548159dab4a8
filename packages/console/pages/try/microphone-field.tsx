import { useEffect, useRef, useState } from 'preact/hooks';
import { formatDuration } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { recordingProblemOf, startRecording, type Recording, type RecordingProblem } from './recording.ts';

type State =
  | { kind: 'ready' | 'asking' | 'recording' }
  | { kind: 'failed'; problem: RecordingProblem }
  | { kind: 'recorded'; address: string; durationMs: number };

/** Records a file from the microphone. */
export function MicrophoneField({ onFile }: { onFile: (file: File) => void }) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const recording = useRef<Recording | null>(null);
  const startedAtMs = useRef(0);
  useEffect(() => () => recording.current?.drop(), []);
  const fail = (error: unknown): void =>
    setState({ kind: 'failed', problem: recordingProblemOf(error, isSecureContext) });
  const start = (): void => {
    setState({ kind: 'asking' });
    startRecording().then((started) => {
      recording.current = started;
      startedAtMs.current = performance.now();
      setState({ kind: 'recording' });
    }, fail);
  };
  const stop = (): void => {
    const durationMs = performance.now() - startedAtMs.current;
    recording.current?.finish().then((file) => {
      setState({ kind: 'recorded', address: URL.createObjectURL(file), durationMs });
      onFile(file);
    }, fail);
    recording.current = null;
  };
  const isRecording = state.kind === 'recording';
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
      {state.kind === 'recorded' && (
        <audio controls src={state.address} aria-label={texts.microphone.audio} />
      )}
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
