import { Select } from '../../parts/field.tsx';
import { PausedField } from '../../parts/paused-field.tsx';
import { setQuery } from '../../state/route.ts';
import { texts } from '../../texts/english.ts';
import { sortOf } from './call-query.ts';

const STATUSES = ['', 'failed', '2xx', '4xx', '429', '499', '5xx'].map((value) => ({
  value,
  title: value === '' ? texts.calls.anyStatus : value,
}));
const SORTS = [
  { value: '-ended_at', title: texts.calls.latestFirst },
  { value: 'ended_at', title: texts.calls.earliestFirst },
  { value: '-cost', title: texts.calls.expensiveFirst },
  { value: '-duration', title: texts.calls.slowestFirst },
];
const SPANS = [
  { value: '', title: texts.calls.allTime },
  { value: 'hour', title: texts.calls.lastHour },
  { value: 'day', title: texts.calls.lastDay },
  { value: 'week', title: texts.calls.lastWeek },
];
/** In the address of the page, by name. */
const TYPED = ['project', 'model', 'deployment', 'error', 'tag', 'seconds'] as const;

export function CallFilters({ query, onChanged }: { query: URLSearchParams; onChanged: () => void }) {
  const set = (changes: Readonly<Record<string, string>>): void => {
    onChanged();
    setQuery(changes);
  };
  return (
    <div class="filters">
      <Select
        label={texts.calls.span}
        value={query.get('span') ?? ''}
        onValue={(span) => set({ span })}
        choices={SPANS}
      />
      <Select
        label={texts.calls.status}
        value={query.get('status') ?? ''}
        onValue={(status) => set({ status })}
        choices={STATUSES}
      />
      {TYPED.map((name) => (
        <PausedField
          key={name}
          label={texts.calls[name]}
          type="search"
          maxLength={300}
          value={query.get(name) ?? ''}
          onValue={(value) => set({ [name]: value })}
        />
      ))}
      <Select
        label={texts.calls.sort}
        value={sortOf(query)}
        onValue={(sort) => set({ sort })}
        choices={SORTS}
      />
    </div>
  );
}
