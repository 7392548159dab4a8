import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sessionState, signOut, type Session } from './api/session.ts';
import { pages } from './pages/pages.ts';
import { ErrorNotice } from './parts/notice.tsx';
import { SignIn, SignInAgain } from './sign-in.tsx';
import { addressOf, route } from './state/route.ts';
import { useChange } from './state/use-change.ts';
import { texts } from './texts/english.ts';

/**
 * The sign-in, or the page of the address. A page whose session has ended waits behind the sign-in, with what its reader
 * typed; someone else gets a new one.
 */
export function Application() {
  const state = sessionState.value;
  if (state.kind === 'unknown') return <p class="empty">{texts.states.loading}</p>;
  if (state.kind === 'none')
    return (
      <main class="sign-in">
        <h1>{texts.signIn.title}</h1>
        <SignIn />
      </main>
    );
  const isExpired = state.kind === 'expired';
  return (
    <>
      {isExpired && <SignInAgain />}
      <div class="application">
        <Navigation session={state.session} />
        <Page key={state.session.actor} />
      </div>
    </>
  );
}

function Navigation({ session }: { session: Session }) {
  const [current = 'today'] = route.value.path;
  const change = useChange();
  return (
    <header class="bar">
      <a class="skip" href="#content" onClick={focusContent}>
        {texts.navigation.skip}
      </a>
      <p class="brand">{texts.title}</p>
      <nav aria-label={texts.navigation.label}>
        {pages.map(({ name, title }) => (
          <a key={name} href={addressOf([name])} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <details class="account">
        <summary dir="auto">{session.name}</summary>
        <div>
          <p class="quiet" dir="auto">
            {texts.navigation.rights(session.role, session.organisation)}
          </p>
          <p>
            <a href="/docs">{texts.navigation.reference}</a>
          </p>
          <ErrorNotice error={change.error} />
          <button
            type="button"
            disabled={change.isRunning}
            onClick={() => void change.run(() => signOut(false))}
          >
            {texts.navigation.signOut}
          </button>
          <button
            type="button"
            disabled={change.isRunning}
            onClick={() => void change.run(() => signOut(true))}
          >
            {texts.navigation.signOutEverywhere}
          </button>
        </div>
      </details>
    </header>
  );
}

function focusContent(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main:not([hidden])')?.focus();
}

/** The page of the address. A new page takes the focus, so that screen readers read it. */
function Page(): ComponentChild {
  const [name = 'today'] = route.value.path;
  const page = pages.find((one) => one.name === name);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${page?.title ?? texts.errors.noPage} – ${texts.title}`;
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [name]);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      {page === undefined ? <h1>{texts.errors.noPage}</h1> : <page.Content key={name} />}
    </main>
  );
}
