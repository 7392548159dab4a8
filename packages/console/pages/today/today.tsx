import type { Budget, DeploymentList, Overview } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { sessionState } from '../../api/session.ts';
import { EmptyNotice, ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDuration, formatMoney, formatNumber, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { Deployments } from '../models/deployments.tsx';
import { monthOf, thisMonth } from '../money/month.ts';
import { Alerts } from './alerts.tsx';
import { hourByModel, isNearlyUsed, problemsOf, type ModelHour } from './problems.ts';
import { Processes } from './processes.tsx';
import { Problems } from './problem-list.tsx';

const EVERY_MS = 10_000;
const HOUR_MS = 3_600_000;
/** A report of a month reads all calls of the month. */
const MONTH_EVERY_MS = 300_000;
/** Those nearest to their limit. */
const BUDGETS = 100;

interface Shown {
  /** Null: the session is limited to one organisation. */
  overview: Overview | null;
  /** Null: the session is limited to one organisation. */
  processes: DeploymentList['processes'] | null;
  /** Those nearest to their limit. */
  budgets: readonly Budget[];
  hasMoreBudgets: boolean;
  hour: readonly ModelHour[];
}

/** Is anything wrong now? */
export function Today() {
  const overview = useResource(loadOverview, [], EVERY_MS);
  const month = useResource(loadMonth, [], MONTH_EVERY_MS);
  return (
    <>
      <h1>{texts.today.title}</h1>
      <Loaded of={overview}>
        {({ overview: state, processes, budgets, hasMoreBudgets, hour }) => (
          <>
            <Problems
              problems={problemsOf(state, processes ?? [], budgets, hour, hasMoreBudgets)}
              onRestored={overview.reload}
            />
            <Figures hour={hour} processes={processes} month={month.value} />
            <ErrorNotice error={month.error} />
            <h2>{texts.today.models}</h2>
            <Hour hour={hour} />
            <h2>{texts.today.deployments}</h2>
            {processes === null ? (
              <EmptyNotice>{texts.today.limited}</EmptyNotice>
            ) : (
              <Deployments processes={processes} />
            )}
            {state !== null && (
              <>
                <h2>{texts.today.processes}</h2>
                <Processes processes={state.processes} />
              </>
            )}
          </>
        )}
      </Loaded>
      <Alerts />
    </>
  );
}

async function loadOverview(signal: AbortSignal): Promise<Shown> {
  const state = sessionState.peek();
  const isLimited = state.kind !== 'open' || state.session.organisation !== null;
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const [overview, deployments, budgets, usage] = await Promise.all([
    isLimited ? null : management.getOverview({ signal }),
    isLimited ? null : management.listDeployments({ signal }),
    management.listBudgets({ sort: '-consumed', limit: BUDGETS }, { signal }),
    management.reportUsage({ by: 'model,outcome', from }, { signal }),
  ]);
  const processes = deployments?.processes ?? null;
  const { data, next_cursor: next } = budgets;
  return {
    overview,
    processes,
    budgets: data,
    hasMoreBudgets: next !== null && data.every(isNearlyUsed),
    hour: hourByModel(usage, overview),
  };
}

interface MonthTotal {
  settledNanoEur: bigint;
  heldNanoEur: bigint;
}

async function loadMonth(signal: AbortSignal): Promise<MonthTotal> {
  const { from, until } = monthOf(thisMonth());
  const { data } = await management.reportUsage({ by: 'month', from, until }, { signal });
  return {
    settledNanoEur: data.reduce((sum, { cost_nano_eur: cost }) => sum + BigInt(cost), 0n),
    heldNanoEur: data.reduce((sum, { reserved_nano_eur: reserved }) => sum + BigInt(reserved), 0n),
  };
}

function Figures({
  hour,
  processes,
  month,
}: Pick<Shown, 'hour' | 'processes'> & { month: MonthTotal | null }) {
  const calls = hour.reduce((sum, one) => sum + one.calls, 0);
  const failed = hour.reduce((sum, one) => sum + one.failed, 0);
  const inFlight = processes?.flatMap(({ deployments }) => deployments) ?? [];
  const figures: readonly (readonly [string, string])[] = [
    [`${texts.today.calls}, ${texts.today.hour.toLowerCase()}`, formatNumber(calls)],
    [texts.today.failedShare, calls === 0 ? texts.states.none : formatPercent(failed / calls)],
    [texts.today.inFlight, formatNumber(inFlight.reduce((all, one) => all + one.in_flight, 0))],
    [texts.today.month, month === null ? texts.states.none : formatMoney(month.settledNanoEur)],
    [texts.today.held, month === null ? texts.states.none : formatMoney(month.heldNanoEur)],
  ];
  return (
    <dl class="figures">
      {figures.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hour({ hour }: { hour: readonly ModelHour[] }) {
  if (hour.length === 0) return <EmptyNotice>{texts.today.noCalls}</EmptyNotice>;
  return (
    <Table
      label={texts.today.models}
      rows={hour}
      keyOf={({ model }) => model}
      columns={[
        {
          name: 'model',
          title: texts.today.model,
          cell: ({ model }) => <a href={addressOf(['calls'], { model, span: 'hour' })}>{model}</a>,
        },
        { name: 'calls', title: texts.today.calls, isNumber: true, cell: ({ calls }) => formatNumber(calls) },
        {
          name: 'failed',
          title: texts.today.failed,
          isNumber: true,
          cell: ({ failed, model }) =>
            failed === 0 ? (
              formatNumber(failed)
            ) : (
              <a href={addressOf(['calls'], { model, status: 'failed', span: 'hour' })}>
                {formatNumber(failed)}
              </a>
            ),
        },
        {
          name: 'share',
          title: texts.today.failedShare,
          isNumber: true,
          cell: ({ failed, calls }) => formatPercent(calls === 0 ? 0 : failed / calls),
        },
        ...(['median', 'p95'] as const).map((name) => ({
          name,
          title: name === 'median' ? texts.today.firstToken : texts.today.firstToken95,
          isNumber: true,
          cell: ({ firstTokenMs }: ModelHour) =>
            firstTokenMs === null ? texts.states.none : formatDuration(firstTokenMs[name]),
        })),
        {
          name: 'cost',
          title: texts.today.cost,
          isNumber: true,
          cell: ({ costNanoEur }) => formatMoney(costNanoEur),
        },
      ]}
    />
  );
}
