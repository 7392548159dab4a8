import { useState } from 'preact/hooks';
import { EmptyNotice } from '../../parts/notice.tsx';
import { Table, type Column, type Order } from '../../parts/table.tsx';
import { formatCompact, formatMoney, formatNumber, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { changeOf, costOf, type ComparedLine } from './comparison.ts';
import { csvOf, saveFile } from './csv.ts';
import { signedPercent } from './month-figures.tsx';
import type { Usage } from './usage.ts';

/** The groups of a month, the most expensive first, against the month before. */
export function UsageTable({ usage }: { usage: Usage }) {
  const { by, lines, month } = usage;
  const [order, setOrder] = useState<Order>({ by: 'cost', isDescending: true });
  if (lines.length === 0) return <EmptyNotice>{texts.money.none}</EmptyNotice>;
  const hasBefore = !by.includes('day');
  return (
    <>
      <Table
        label={texts.money.title}
        rows={lines}
        keyOf={({ group }) => JSON.stringify(group)}
        order={order}
        onOrder={setOrder}
        columns={[
          ...by.map(groupColumn),
          ...numberColumns(costOf(lines)),
          ...(hasBefore ? comparisonColumns() : []),
        ]}
      />
      {usage.isTruncated && <p class="notice warn">{texts.lists.truncated}</p>}
      <div class="buttons">
        <button type="button" onClick={() => saveFile(`usage-${month.name}.csv`, csvOf(csvRows(usage)))}>
          {texts.actions.export}
        </button>
      </div>
    </>
  );
}

function groupColumn(name: string): Column<ComparedLine> {
  const titles: Readonly<Record<string, unknown>> = texts.money;
  const title = titles[name];
  return {
    name,
    title: typeof title === 'string' ? title : name,
    cell: ({ group }) => group[name] || texts.money.unattributed,
    compare: (one, other) => (one.group[name] ?? '').localeCompare(other.group[name] ?? ''),
  };
}

function numberColumns(all: bigint): Column<ComparedLine>[] {
  const number = (
    name: 'calls' | 'earlier_attempts' | 'estimated_calls',
    title: string,
  ): Column<ComparedLine> => ({
    name,
    title,
    isNumber: true,
    cell: (line) => formatNumber(line[name]),
    compare: (one, other) => Number(one[name]) - Number(other[name]),
  });
  return [
    number('calls', texts.money.calls),
    number('earlier_attempts', texts.money.attempts),
    number('estimated_calls', texts.money.estimated),
    {
      name: 'units',
      title: texts.money.units,
      cell: ({ units }) =>
        Object.entries(units).map(([unit, amount]) => (
          <div key={unit} class="whole">
            {`${formatCompact(amount)} ${unit.replaceAll('_', ' ')}`}
          </div>
        )),
    },
    {
      name: 'cost',
      title: texts.money.cost,
      isNumber: true,
      cell: ({ cost_nano_eur: cost }) => <span title={`${cost} nano-EUR`}>{formatMoney(cost)}</span>,
      compare: (one, other) => Number(BigInt(one.cost_nano_eur) - BigInt(other.cost_nano_eur)),
    },
    {
      name: 'share',
      title: texts.money.share,
      isNumber: true,
      cell: ({ cost_nano_eur: cost }) => formatPercent(all === 0n ? 0 : Number(BigInt(cost)) / Number(all)),
    },
  ];
}

function comparisonColumns(): Column<ComparedLine>[] {
  const change = ({ cost_nano_eur: cost, beforeNanoEur: before }: ComparedLine): number | null =>
    changeOf(BigInt(cost), before);
  return [
    {
      name: 'before',
      title: texts.money.before,
      isNumber: true,
      cell: ({ beforeNanoEur: before }) => <span title={`${before} nano-EUR`}>{formatMoney(before)}</span>,
      compare: (one, other) => Number(one.beforeNanoEur - other.beforeNanoEur),
    },
    {
      name: 'change',
      title: texts.money.changeTitle,
      isNumber: true,
      cell: (line) => {
        const share = change(line);
        return share === null ? texts.states.none : signedPercent(share);
      },
      compare: (one, other) => (change(one) ?? Infinity) - (change(other) ?? Infinity) || 0,
    },
  ];
}

/** The exact values: amounts in nano-EUR. */
function csvRows({ by, lines }: Usage): string[][] {
  const units = [...new Set(lines.flatMap((line) => Object.keys(line.units)))];
  const head = [...by, 'calls', 'earlier_attempts', 'estimated_calls', ...units];
  return [
    [...head, 'cost_nano_eur', 'reserved_nano_eur', 'cost_nano_eur_month_before'],
    ...lines.map((line) => [
      ...by.map((name) => line.group[name] ?? ''),
      ...[line.calls, line.earlier_attempts, line.estimated_calls],
      ...units.map((name) => line.units[name] ?? '0'),
      ...[line.cost_nano_eur, line.reserved_nano_eur, String(line.beforeNanoEur)],
    ]),
  ];
}
