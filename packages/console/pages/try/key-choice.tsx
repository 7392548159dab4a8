import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { management } from '../../api/management.ts';
import { endedSessions, hasRole, rememberSession } from '../../api/session.ts';
import { Field } from '../../parts/field.tsx';
import { ErrorNotice } from '../../parts/notice.tsx';
import { useChange } from '../../state/use-change.ts';
import { formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

const LIFETIME_MS = 3_600_000;

export interface TryKey {
  plainKey: string;
  /** Whose it is, for people. */
  title: string;
}

/** The key of the requests, in the memory of this page only. */
export const tryKey = signal<TryKey | null>(null);
// The key ends with the session, so that whoever signs in next does not have it.
endedSessions.subscribe(() => (tryKey.value = null));

/** Gives the page a key of a project: a new one for an hour, or one that the reader has. */
export function KeyChoice() {
  const key = tryKey.value;
  if (key !== null)
    return (
      <p class="notice good">
        <span dir="auto">{key.title}</span>{' '}
        <button type="button" onClick={() => (tryKey.value = null)}>
          {texts.tryIt.otherKey}
        </button>
      </p>
    );
  return (
    <div class="columns">
      {hasRole('operator', 'admin') && <NewKey />}
      <OwnKey />
    </div>
  );
}

/** The key is one like all others: the project's models, limits and budget apply, and the audit log has its creation. */
function NewKey() {
  const [project, setProject] = useState('');
  const change = useChange();
  const create = async (): Promise<void> => {
    const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
    const wanted = { name: texts.tryIt.keyName, expires_at: expiresAt };
    const isSameSession = rememberSession();
    const { key, record } = await management.createKey({ project: project.trim() }, wanted);
    if (key === null) throw new Error(texts.keys.lost);
    if (!isSameSession()) return;
    tryKey.value = { plainKey: key, title: texts.tryIt.keyOf(record.project, formatTime(expiresAt)) };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change.run(create);
      }}
    >
      <Field
        label={texts.tryIt.project}
        hint={texts.tryIt.projectHint}
        required
        maxLength={300}
        value={project}
        onValue={setProject}
      />
      <ErrorNotice error={change.error} />
      <button type="submit" class="primary" disabled={change.isRunning}>
        {texts.tryIt.createKey}
      </button>
    </form>
  );
}

function OwnKey() {
  const [plainKey, setPlainKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tryKey.value = { plainKey: plainKey.trim(), title: texts.tryIt.ownKeyUsed };
      }}
    >
      <Field
        label={texts.tryIt.ownKey}
        hint={texts.tryIt.ownKeyHint}
        type="password"
        autocomplete="off"
        spellcheck={false}
        required
        value={plainKey}
        onValue={setPlainKey}
      />
      <button type="submit">{texts.tryIt.useKey}</button>
    </form>
  );
}
