import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sessionFetch } from '../../api/session.ts';
import { Select } from '../../parts/field.tsx';
import { ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { route, setQuery } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import { ConversationView } from './conversation-view.tsx';
import { CopyAs } from './copy-as-view.tsx';
import { KeyChoice, tryKey } from './key-choice.tsx';
import { operationsOf, type TryOperation } from './public-contract.ts';
import { RequestForm } from './request-form.tsx';
import { ResultView } from './result-view.tsx';
import { sendRequest, type TryResult } from './send-request.ts';
import { emptyRequest } from './try-request.ts';

const CHAT = 'createChatCompletion';
const VIEWS = [
  { name: 'conversation', title: texts.conversation.title },
  { name: 'operations', title: texts.tryIt.operations },
];

/** A conversation, and every operation of the API, with the rights and the budget of a project. */
export function TryPage() {
  const operations = useResource(loadOperations, []);
  const { query } = route.value;
  const wanted = query.get('operation') ?? CHAT;
  const view = query.get('view') ?? (query.has('operation') ? 'operations' : 'conversation');
  return (
    <>
      <h1>{texts.tryIt.title}</h1>
      <KeyChoice />
      <Tabs label={texts.tryIt.views} path={['try']} tabs={VIEWS} current={view} />
      <Loaded of={operations}>
        {(all) => {
          const operation = all.find(({ id }) => id === wanted) ?? all[0];
          const chat = all.find(({ id }) => id === CHAT);
          if (view === 'conversation') return chat && <ConversationView operation={chat} />;
          return (
            <>
              <Select
                label={texts.tryIt.operation}
                value={operation?.id ?? ''}
                onValue={(id) => setQuery({ operation: id })}
                choices={all.map(({ id, tag, summary }) => ({
                  value: id,
                  title: `${tag}: ${summary} (${id})`,
                }))}
              />
              {operation !== undefined && <OneOperation key={operation.id} operation={operation} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

async function loadOperations(signal: AbortSignal): Promise<TryOperation[]> {
  const response = await sessionFetch('/console/api/docs/contract.json', { signal });
  if (!response.ok) throw new Error(texts.errors.status(response.status));
  return operationsOf(await response.json());
}

function OneOperation({ operation }: { operation: TryOperation }) {
  const [request, setRequest] = useState(() => emptyRequest(operation));
  const [result, setResult] = useState<TryResult | null>(null);
  const controller = useRef<AbortController | null>(null);
  const response = useRef<HTMLHeadingElement>(null);
  const change = useChange();
  useEffect(() => () => controller.current?.abort(), []);
  const key = tryKey.value;
  const send = (): void => {
    if (key === null) return;
    const started = new AbortController();
    controller.current = started;
    setResult(null);
    response.current?.scrollIntoView({ block: 'nearest' });
    void change.run(() => sendRequest(request, key.plainKey, started.signal, setResult));
  };
  const shown = useMemo(() => result, [result]);
  return (
    <div class="columns">
      <section aria-label={texts.tryIt.request}>
        <p class="quiet">
          <code>{`${operation.method} ${operation.path}`}</code>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <RequestForm request={request} onChange={setRequest} />
          <div class="buttons">
            <button type="submit" class="primary" disabled={key === null || change.isRunning}>
              {texts.tryIt.send}
            </button>
            <button type="button" disabled={!change.isRunning} onClick={() => controller.current?.abort()}>
              {texts.tryIt.stop}
            </button>
            {key === null && <span class="quiet">{texts.tryIt.noKey}</span>}
          </div>
        </form>
        <CopyAs request={request} />
      </section>
      <section aria-label={texts.tryIt.response} aria-busy={change.isRunning}>
        <h2 ref={response}>{texts.tryIt.response}</h2>
        <ErrorNotice error={change.error} />
        {shown === null ? (
          <p class="empty">{change.isRunning ? texts.states.loading : texts.tryIt.nothing}</p>
        ) : (
          <ResultView result={shown} />
        )}
      </section>
    </div>
  );
}
