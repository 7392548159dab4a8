import type { UsageLine } from '../../../../generated/admin/contract.ts';
import { formatDay, formatMoney, formatMonth } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import type { Month } from './month.ts';
import type { Usage } from './usage.ts';

const HEIGHT = 100;
const GAP = 0.15;

/** Bars of the cost of each day, before those of the month before. Screen readers have the table by day. */
export function DayChart({ usage: { month, before, days, daysBefore } }: { usage: Usage }) {
  const costs = costsOf(month, days);
  const earlier = costsOf(before, daysBefore);
  const highest = [...costs, ...earlier].reduce((most, { cost }) => (cost > most ? cost : most), 0n);
  const bars = (all: readonly DayCost[], isEarlier: boolean) =>
    all.map(({ day, cost }, index) => {
      const height = (Number(cost) / Number(highest || 1n)) * HEIGHT;
      const gap = isEarlier ? 0 : GAP;
      return (
        <rect
          key={day}
          class={isEarlier ? 'earlier' : undefined}
          x={index + gap}
          y={HEIGHT - height}
          width={1 - 2 * gap}
          height={height}
        >
          <title>{texts.money.dayLabel(formatDay(`${day}T12:00:00Z`), formatMoney(cost))}</title>
        </rect>
      );
    });
  return (
    <figure class="days">
      <svg
        class="chart"
        role="img"
        aria-label={texts.money.perDay}
        viewBox={`0 0 ${Math.max(month.days, before.days)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars(earlier, true)}
        {bars(costs, false)}
      </svg>
      <figcaption class="quiet">
        {texts.money.legend(formatMonth(month.name), formatMonth(before.name), formatMoney(highest))}
      </figcaption>
    </figure>
  );
}

interface DayCost {
  day: string;
  cost: bigint;
}

function costsOf({ name, days }: Month, lines: readonly UsageLine[]): DayCost[] {
  const costs = new Map(lines.map(({ group, cost_nano_eur: cost }) => [group['day'] ?? '', BigInt(cost)]));
  return Array.from({ length: days }, (_none, index) => {
    const day = `${name}-${String(index + 1).padStart(2, '0')}`;
    return { day, cost: costs.get(day) ?? 0n };
  });
}
