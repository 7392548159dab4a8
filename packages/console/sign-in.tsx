import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { provider, providerAddress, signIn, type SignInResult } from './api/session.ts';
import { Field } from './parts/field.tsx';
import { texts } from './texts/english.ts';

/** Above the page and its dialogs, which nobody sees until then. */
export function SignInAgain() {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const show = (): void => element.current?.showModal();
  useEffect(show, []);
  return (
    // A second Escape closes it, whatever the page says to the first (HTML, 6.12.1, close requests).
    <dialog
      ref={element}
      class="covering"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <h2 id={id}>{texts.signIn.title}</h2>
      <p role="status">{texts.signIn.expired}</p>
      <SignIn />
    </dialog>
  );
}

export function SignIn() {
  return (
    <>
      <SignInAtProvider />
      <TokenForm />
    </>
  );
}

/** The way over the identity provider, where the configuration has one, and why the last one did not end here. */
function SignInAtProvider() {
  const refusal = new URLSearchParams(location.search).get('sign_in');
  const problem = Object.entries(texts.provider.refusals).find(([name]) => name === refusal)?.[1];
  if (provider.value === null) return null;
  return (
    <div class="provider">
      {problem !== undefined && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <a class="button primary" href={providerAddress()}>
        {texts.provider.signIn(provider.value)}
      </a>
    </div>
  );
}

function TokenForm() {
  const [token, setToken] = useState('');
  const [result, setResult] = useState<SignInResult | 'running' | null>(null);
  const problem = result === null || result === 'running' || result === 'done' ? null : texts.signIn[result];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setResult('running');
        void signIn(token).then(setResult);
      }}
    >
      <Field
        label={texts.signIn.token}
        hint={texts.signIn.hint}
        type="password"
        autocomplete="off"
        spellcheck={false}
        required
        autofocus
        value={token}
        onValue={setToken}
      />
      <pre class="command">{texts.signIn.command}</pre>
      {problem !== null && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="primary" disabled={result === 'running'}>
          {texts.signIn.submit}
        </button>
      </div>
    </form>
  );
}
