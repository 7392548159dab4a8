import type { UsageLine } from '../../../../generated/admin/contract.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import type { Month } from './month.ts';

const HEIGHT = 100;
const GAP = 0.15;

/** Bars of the cost of each day. Screen readers have the table by day. */
export function DayChart({ month, lines }: { month: Month; lines: readonly UsageLine[] }) {
  const costs = new Map(lines.map(({ group, cost_nano_eur: cost }) => [group['day'] ?? '', BigInt(cost)]));
  const days = Array.from({ length: month.days }, (_none, index) => {
    const day = `${month.name}-${String(index + 1).padStart(2, '0')}`;
    return { day, cost: costs.get(day) ?? 0n };
  });
  const highest = days.reduce((most, { cost }) => (cost > most ? cost : most), 1n);
  return (
    <svg
      class="chart"
      role="img"
      aria-label={texts.money.perDay}
      viewBox={`0 0 ${month.days} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, cost }, index) => {
        const height = (Number(cost) / Number(highest)) * HEIGHT;
        return (
          <rect key={day} x={index + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
            <title>{texts.money.dayLabel(formatDay(`${day}T12:00:00Z`), formatMoney(cost))}</title>
          </rect>
        );
      })}
    </svg>
  );
}
