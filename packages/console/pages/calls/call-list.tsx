import { useState } from 'preact/hooks';
import type { Call } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Checkbox } from '../../parts/field.tsx';
import { EmptyNotice, ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { Table, type Column } from '../../parts/table.tsx';
import { addressOf, route } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDuration, formatMoney, formatNumber, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { csvOf, saveFile } from '../money/csv.ts';
import { CallFilters } from './call-filters.tsx';
import { callQueryOf } from './call-query.ts';
import { CallStatus } from './call-status.tsx';
import { FindCall } from './find-call.tsx';

const ROWS = 50;
const FOLLOW_EVERY_MS = 3_000;
const EXPORTED = 10_000;

export function CallList() {
  const { query } = route.value;
  const cursor = useCursor();
  const [isFollowed, setFollowed] = useState(false);
  const filters = query.toString();
  const calls = useResource(
    (signal) =>
      management.listCalls(
        {
          ...callQueryOf(query),
          limit: ROWS,
          ...(cursor.cursor === undefined ? {} : { cursor: cursor.cursor }),
        },
        { signal },
      ),
    [filters, cursor.cursor],
    isFollowed ? FOLLOW_EVERY_MS : undefined,
  );
  return (
    <>
      <h1>{texts.calls.title}</h1>
      <FindCall />
      <CallFilters query={query} onChanged={cursor.first} />
      <div class="filters">
        <Checkbox
          label={texts.calls.follow}
          isChecked={isFollowed}
          onChange={(isChecked) => (cursor.first(), setFollowed(isChecked))}
        />
        <Export query={query} />
      </div>
      <Loaded of={calls}>
        {({ data, next_cursor: next }) => (
          <>
            {data.length === 0 ? (
              <EmptyNotice>{next === null ? texts.calls.none : texts.calls.noneYet}</EmptyNotice>
            ) : (
              <Table
                label={texts.calls.title}
                rows={data}
                keyOf={({ request_id: id }) => id}
                columns={COLUMNS}
              />
            )}
            <PageButtons cursor={cursor} next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}

const COLUMNS: readonly Column<Call>[] = [
  {
    name: 'time',
    title: texts.calls.time,
    cell: ({ request_id: id, started_at: startedAt }) => (
      <a href={addressOf(['calls', id])}>{formatTime(startedAt)}</a>
    ),
  },
  { name: 'status', title: texts.calls.status, cell: (call) => <CallStatus of={call} /> },
  {
    name: 'model',
    title: texts.calls.model,
    cell: ({ model, served_model: served }) => (
      <>
        {model ?? texts.states.none}
        {served !== null && <p class="quiet">{texts.calls.servedBy(served)}</p>}
      </>
    ),
  },
  {
    name: 'deployment',
    title: texts.calls.deployment,
    cell: ({ deployment }) => deployment ?? texts.states.none,
  },
  {
    name: 'project',
    title: texts.calls.project,
    cell: ({ project, key }) => (
      <>
        {project}
        <p class="quiet">{key}</p>
      </>
    ),
  },
  { name: 'operation', title: texts.calls.operation, cell: ({ operation }) => operation },
  {
    name: 'duration',
    title: texts.calls.duration,
    isNumber: true,
    cell: ({ duration_ms: ms }) => (ms === null ? texts.states.none : formatDuration(ms)),
  },
  {
    name: 'cost',
    title: texts.calls.cost,
    isNumber: true,
    cell: ({ cost_nano_eur: cost }) => (cost === null ? texts.states.none : formatMoney(cost)),
  },
];

const EXPORTED_COLUMNS = [
  ...(['request_id', 'started_at', 'ended_at', 'duration_ms', 'project', 'key', 'operation'] as const),
  ...(['model', 'served_model', 'deployment', 'status', 'error', 'cost_nano_eur'] as const),
];

/** Saves the calls of the filters, and not only those of the page. */
function Export({ query }: { query: URLSearchParams }) {
  const change = useChange();
  const [isCut, setCut] = useState(false);
  const run = async (): Promise<void> => {
    setCut(false);
    const rows: string[][] = [[...EXPORTED_COLUMNS]];
    const { sort: _sort, ...filters } = callQueryOf(query);
    for await (const call of management.listCalls({ ...filters, limit: 1_000 })) {
      if (rows.length > EXPORTED) {
        setCut(true);
        break;
      }
      rows.push(EXPORTED_COLUMNS.map((name) => String(call[name] ?? '')));
    }
    saveFile('calls.csv', csvOf(rows));
  };
  return (
    <div class="action">
      <button type="button" disabled={change.isRunning} onClick={() => void change.run(run)}>
        {texts.actions.export}
      </button>
      <ErrorNotice error={change.error} />
      {isCut && (
        <p class="notice warn" role="status">
          {texts.calls.cut(formatNumber(EXPORTED))}
        </p>
      )}
    </div>
  );
}
