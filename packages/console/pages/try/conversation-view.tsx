import { useState } from 'preact/hooks';
import { Checkbox, Select } from '../../parts/field.tsx';
import { EmptyNotice, ErrorNotice } from '../../parts/notice.tsx';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import { Composer } from './composer.tsx';
import { conversation, requestOf } from './conversation.ts';
import { CopyAs } from './copy-as-view.tsx';
import { tryKey } from './key-choice.tsx';
import { Messages } from './message-list.tsx';
import type { TryOperation } from './public-contract.ts';
import { useConversation } from './use-conversation.ts';
import { sessionFetch } from '../../api/session.ts';

/** Several turns with a chat model. */
export function ConversationView({ operation }: { operation: TryOperation }) {
  const key = tryKey.value;
  const models = useResource(
    (signal) => (key === null ? Promise.resolve([]) : loadChatModels(key.plainKey, signal)),
    [key],
  );
  const [wanted, setWanted] = useState('');
  const [isStreamed, setStreamed] = useState(true);
  const { draft, setDraft, pending, change, send, stop } = useConversation();
  const turns = conversation.value;
  const found = models.value ?? [];
  const model = found.includes(wanted) ? wanted : (found[0] ?? '');
  return (
    <>
      <div class="filters">
        <Select
          label={texts.conversation.model}
          value={model}
          onValue={setWanted}
          choices={found.map((name) => ({ value: name, title: name }))}
        />
        <Checkbox label={texts.models.stream} isChecked={isStreamed} onChange={setStreamed} />
        <button
          type="button"
          disabled={turns.length === 0 || change.isRunning}
          onClick={() => (conversation.value = [])}
        >
          {texts.conversation.begin}
        </button>
      </div>
      <ErrorNotice error={models.error} onRetry={models.reload} />
      {turns.length === 0 ? (
        <EmptyNotice>{texts.conversation.none}</EmptyNotice>
      ) : (
        <Messages turns={turns} model={model} pending={pending} isBusy={change.isRunning} />
      )}
      <ErrorNotice error={change.error} />
      <Composer
        draft={draft}
        onDraft={setDraft}
        isReady={key !== null && model !== '' && !change.isRunning}
        hint={key === null ? texts.tryIt.noKey : ''}
        onSend={() => key !== null && void send({ operation, model, plainKey: key.plainKey, isStreamed })}
        onStop={change.isRunning ? stop : null}
      />
      {turns.length > 0 && <CopyAs request={requestOf(operation, model, turns, isStreamed)} />}
    </>
  );
}

interface ModelInfoList {
  data: { model_name: string; model_info: { mode?: string } }[];
}

/** Loads the chat models that a key may use. */
async function loadChatModels(plainKey: string, signal: AbortSignal): Promise<string[]> {
  const init = { headers: { 'x-api-key': plainKey }, signal };
  const response = await sessionFetch('/console/api/v1/model/info', init);
  if (!response.ok) throw new Error(texts.errors.status(response.status));
  // A response of the contract.
  const { data } = (await response.json()) as ModelInfoList;
  return data.flatMap(({ model_name: name, model_info: { mode } }) => (mode === 'chat' ? [name] : []));
}
