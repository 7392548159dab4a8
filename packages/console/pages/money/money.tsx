import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/notice.tsx';
import { PausedField } from '../../parts/paused-field.tsx';
import { route, setQuery } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatMonth } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { Budgets } from './budgets.tsx';
import { DayChart } from './day-chart.tsx';
import { lastMonths, thisMonth } from './month.ts';
import { MonthFigures } from './month-figures.tsx';
import { loadUsage } from './usage.ts';
import { UsageTable } from './usage-table.tsx';

const MONTHS = 13;
/** What people group by, as the contract has it. */
const GROUPINGS = [
  { value: 'project', title: texts.money.project },
  { value: 'model', title: texts.money.model },
  { value: 'key', title: texts.money.key },
  { value: 'deployment', title: texts.money.deployment },
  { value: 'deployment,attempt_outcome', title: `${texts.money.deployment}, ${texts.money.attempt_outcome}` },
  { value: 'organisation', title: texts.money.organisation },
  { value: 'operation', title: texts.money.operation },
  { value: 'outcome', title: texts.money.outcome },
  { value: 'day', title: texts.money.day },
  { value: 'project,model', title: `${texts.money.project}, ${texts.money.model}` },
  {
    value: 'project,model,day',
    title: `${texts.money.project}, ${texts.money.model}, ${texts.money.day}`,
  },
];

/** Before the name of a tag, in what usage is grouped by. */
const TAG = 'tag:';

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
        <PausedField
          label={texts.money.tag}
          type="search"
          maxLength={32}
          value={by.startsWith(TAG) ? by.slice(TAG.length) : ''}
          onValue={(name) => setQuery({ by: name === '' ? 'project' : TAG + name })}
        />
        <PausedField
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
            <MonthFigures usage={value} />
            <DayChart usage={value} />
            <UsageTable usage={value} />
          </>
        )}
      </Loaded>
      <Budgets project={project} />
    </>
  );
}
