import { useState } from 'preact/hooks';
import type { UsageLine, UsageReport } from '../../../../generated/admin/contract.ts';
import { EmptyNotice } from '../../parts/notice.tsx';
import { Table, type Column, type Order } from '../../parts/table.tsx';
import { formatCompact, formatMoney, formatNumber, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { csvOf, saveFile } from './csv.ts';
import type { Month } from './month.ts';

/** The groups of a report, the most expensive first. */
export function UsageTable({ report, month }: { report: UsageReport; month: Month }) {
  const [order, setOrder] = useState<Order>({ by: 'cost', isDescending: true });
  if (report.data.length === 0) return <EmptyNotice>{texts.money.none}</EmptyNotice>;
  const all = report.data.reduce((sum, { cost_nano_eur: cost }) => sum + BigInt(cost), 0n);
  return (
    <>
      <Table
        label={texts.money.title}
        rows={report.data}
        keyOf={({ group }) => JSON.stringify(group)}
        order={order}
        onOrder={setOrder}
        columns={[...report.by.map(groupColumn), ...numberColumns(all)]}
      />
      {report.truncated && <p class="notice warn">{texts.lists.truncated}</p>}
      <div class="buttons">
        <button type="button" onClick={() => saveFile(`usage-${month.name}.csv`, csvOf(csvRows(report)))}>
          {texts.actions.export}
        </button>
      </div>
    </>
  );
}

function groupColumn(name: string): Column<UsageLine> {
  const titles: Readonly<Record<string, unknown>> = texts.money;
  const title = titles[name];
  return {
    name,
    title: typeof title === 'string' ? title : name,
    cell: ({ group }) => group[name] || texts.money.unattributed,
    compare: (one, other) => (one.group[name] ?? '').localeCompare(other.group[name] ?? ''),
  };
}

function numberColumns(all: bigint): Column<UsageLine>[] {
  const number = (
    name: 'calls' | 'earlier_attempts' | 'estimated_calls',
    title: string,
  ): Column<UsageLine> => ({
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
        Object.entries(units)
          .map(([unit, amount]) => `${formatCompact(amount)} ${unit.replaceAll('_', ' ')}`)
          .join(', '),
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

/** The exact values: amounts in nano-EUR. */
function csvRows({ by, data }: UsageReport): string[][] {
  const units = [...new Set(data.flatMap((line) => Object.keys(line.units)))];
  const head = [...by, 'calls', 'earlier_attempts', 'estimated_calls', ...units];
  return [
    [...head, 'cost_nano_eur', 'reserved_nano_eur'],
    ...data.map((line) => [
      ...by.map((name) => line.group[name] ?? ''),
      ...[line.calls, line.earlier_attempts, line.estimated_calls],
      ...units.map((name) => line.units[name] ?? '0'),
      ...[line.cost_nano_eur, line.reserved_nano_eur],
    ]),
  ];
}
