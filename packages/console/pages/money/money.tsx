import type { UsageLine, UsageReport } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Field, Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/notice.tsx';
import { route, setQuery } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatMoney, formatMonth, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { Budgets } from './budgets.tsx';
import { DayChart } from './day-chart.tsx';
import { forecastOf, lastMonths, monthBefore, monthOf, thisMonth, type Month } from './month.ts';
import { UsageTable } from './usage-table.tsx';

const MONTHS = 13;
/** What people group by, as the contract has it. */
const GROUPINGS = [
  { value: 'project', title: texts.money.project },
  { value: 'model', title: texts.money.model },
  { value: 'key', title: texts.money.key },
  { value: 'deployment', title: texts.money.deployment },
  { value: 'organisation', title: texts.money.organisation },
  { value: 'operation', title: texts.money.operation },
  { value: 'outcome', title: texts.money.outcome },
  { value: 'day', title: texts.money.day },
  { value: 'project,model', title: `${texts.money.project}, ${texts.money.model}` },
];

interface Usage {
  month: Month;
  groups: UsageReport;
  days: readonly UsageLine[];
  before: bigint;
}

/** What was spent, on what, and what will be. */
export function Money() {
  const { query } = route.value;
  const month = query.get('month') ?? thisMonth();
  const by = query.get('by') ?? 'project';
  const project = query.get('project') ?? '';
  const usage = useResource((signal) => loadUsage({ month, by, project }, signal), [month, by, project]);
  return (
    <>
      <h1>{texts.money.title}</h1>
      <div class="filters">
        <Select
          label={texts.money.month}
          value={month}
          onValue={(value) => setQuery({ month: value })}
          choices={lastMonths(MONTHS).map((name) => ({ value: name, title: formatMonth(name) }))}
        />
        <Select
          label={texts.money.by}
          value={by}
          onValue={(value) => setQuery({ by: value })}
          choices={GROUPINGS}
        />
        <Field
          label={texts.money.project}
          placeholder={texts.money.allProjects}
          type="search"
          maxLength={300}
          value={project}
          onValue={(value) => setQuery({ project: value })}
        />
      </div>
      <Loaded of={usage}>
        {(value) => (
          <>
            <Figures usage={value} />
            <DayChart month={value.month} lines={value.days} />
            <UsageTable report={value.groups} month={value.month} />
          </>
        )}
      </Loaded>
      <Budgets />
    </>
  );
}

async function loadUsage(
  { month: name, by, project }: { month: string; by: string; project: string },
  signal: AbortSignal,
): Promise<Usage> {
  const month = monthOf(name);
  const only = project.trim() === '' ? {} : { project: project.trim() };
  const report = (grouping: string, { from, until }: Month): Promise<UsageReport> =>
    management.reportUsage({ by: grouping, from, until, ...only }, { signal });
  const [groups, days, before] = await Promise.all([
    report(by, month),
    report('day', month),
    report('month', monthOf(monthBefore(name))),
  ]);
  return { month, groups, days: days.data, before: costOf(before.data) };
}

function costOf(lines: readonly UsageLine[]): bigint {
  return lines.reduce((sum, { cost_nano_eur: cost }) => sum + BigInt(cost), 0n);
}

function Figures({ usage: { month, days, before } }: { usage: Usage }) {
  const settled = costOf(days);
  const held = days.reduce((sum, { reserved_nano_eur: reserved }) => sum + BigInt(reserved), 0n);
  const forecast = forecastOf(month, settled);
  const compared = forecast ?? settled;
  const change = before === 0n ? null : Number(compared - before) / Number(before);
  const figures = [
    [texts.money.settled, formatMoney(settled)],
    [texts.money.held, formatMoney(held)],
    [texts.money.forecast, forecast === null ? texts.states.none : formatMoney(forecast)],
    [texts.money.before, formatMoney(before)],
  ];
  return (
    <>
      <dl class="figures">
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {change !== null && <p class="quiet">{texts.money.change(signed(change))}</p>}
    </>
  );
}

function signed(share: number): string {
  return `${share > 0 ? '+' : ''}${formatPercent(share)}`;
}
