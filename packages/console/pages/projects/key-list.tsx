import { useState } from 'preact/hooks';
import type { Key } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { Checkbox } from '../../parts/field.tsx';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { Badge } from '../../parts/state-badge.tsx';
import { Table, type Column } from '../../parts/table.tsx';
import { useResource } from '../../state/use-resource.ts';
import { formatNumber, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { KeyDialog, type KeyAction } from './key-dialogs.tsx';
import { keyStateOf } from './key-state.ts';
import type { ProjectViewProperties } from './project-view-properties.ts';
import { Reveal } from './reveal.tsx';

const ROWS = 100;

export function KeyList({ project }: ProjectViewProperties) {
  const cursor = useCursor();
  const [isAll, setAll] = useState(false);
  const [action, setAction] = useState<KeyAction | null>(null);
  const [revealed, setRevealed] = useState<{ plainKey: string | null } | null>(null);
  const keys = useResource(
    (signal) =>
      management.listKeys(
        {
          project: project.id,
          limit: ROWS,
          ...(cursor.cursor === undefined ? {} : { cursor: cursor.cursor }),
        },
        { signal },
      ),
    [project.id, cursor.cursor],
  );
  const isOperator = hasRole('operator', 'admin');
  const finish = (plainKey?: string | null): void => {
    setAction(null);
    setRevealed(plainKey === undefined ? null : { plainKey });
    keys.reload();
  };
  return (
    <>
      <div class="filters">
        {isOperator && (
          <button type="button" class="primary" onClick={() => setAction({ kind: 'create' })}>
            {texts.keys.create}
          </button>
        )}
        <Checkbox label={texts.keys.showEnded} isChecked={isAll} onChange={setAll} />
      </div>
      <Loaded of={keys}>
        {({ data, next_cursor: next }) => (
          <>
            <KeyTable
              keys={isAll ? data : data.filter((key) => keyStateOf(key).isUsable)}
              onAction={isOperator ? setAction : null}
            />
            <PageButtons cursor={cursor} next={next} />
          </>
        )}
      </Loaded>
      {action !== null && (
        <KeyDialog
          key={action.kind}
          project={project}
          action={action}
          onDone={finish}
          onClose={() => setAction(null)}
        />
      )}
      {revealed !== null && <Reveal {...revealed} onClose={() => setRevealed(null)} />}
    </>
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { name: 'name', title: texts.keys.name, cell: ({ name }) => name },
  { name: 'characters', title: texts.keys.characters, cell: ({ characters }) => <code>{characters}</code> },
  { name: 'state', title: texts.keys.state, cell: (key) => <StateCell of={key} /> },
  {
    name: 'limit',
    title: texts.keys.limit,
    isNumber: true,
    cell: ({ requests_per_minute: limit }) => (limit === null ? texts.states.none : formatNumber(limit)),
  },
  {
    name: 'used',
    title: texts.keys.lastUsed,
    cell: ({ last_used_at: usedAt }) => (usedAt === null ? texts.states.never : formatTime(usedAt)),
  },
];

/** @param onAction null: the session may change no keys */
function KeyTable({
  keys,
  onAction,
}: {
  keys: readonly Key[];
  onAction: ((action: KeyAction) => void) | null;
}) {
  if (keys.length === 0) return <EmptyNotice>{texts.keys.none}</EmptyNotice>;
  const actions: Column<Key> = {
    name: 'actions',
    title: texts.keys.actions,
    cell: (key) => (onAction === null ? null : <Actions of={key} onAction={onAction} />),
  };
  return (
    <Table
      label={texts.project.keys}
      rows={keys}
      keyOf={({ id }) => id}
      columns={onAction === null ? COLUMNS : [...COLUMNS, actions]}
    />
  );
}

function Actions({ of: key, onAction }: { of: Key; onAction: (action: KeyAction) => void }) {
  if (!keyStateOf(key).isUsable) return null;
  return (
    <div class="row">
      {(['rotate', 'change', 'revoke'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={texts.keys[`${kind}Title`](key.name)}
          onClick={() => onAction({ kind, key })}
        >
          {texts.keys[kind]}
        </button>
      ))}
    </div>
  );
}

function StateCell({ of: key }: { of: Key }) {
  const { title, tone, isUsable } = keyStateOf(key);
  return (
    <>
      <Badge tone={tone}>{title}</Badge>
      {isUsable && key.expires_at !== null && (
        <p class="quiet">{texts.keys.expires(formatTime(key.expires_at))}</p>
      )}
    </>
  );
}
