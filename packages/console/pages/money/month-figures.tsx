import { formatMoney, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { changeOf, costOf } from './comparison.ts';
import { forecastOf } from './month.ts';
import type { Usage } from './usage.ts';

/** What the month cost, will cost, and how it compares. */
export function MonthFigures({ usage }: { usage: Usage }) {
  const { month, days, daysBefore, failedAttemptsNanoEur: failed } = usage;
  const settled = costOf(days);
  const before = costOf(daysBefore);
  const held = days.reduce((sum, { reserved_nano_eur: reserved }) => sum + BigInt(reserved), 0n);
  const forecast = forecastOf(month, settled);
  const change = changeOf(forecast ?? settled, before);
  const figures = [
    [texts.money.settled, formatMoney(settled)],
    [texts.money.held, formatMoney(held)],
    [texts.money.forecast, forecast === null ? texts.states.none : formatMoney(forecast)],
    [texts.money.before, formatMoney(before)],
    [texts.money.failedCost, formatMoney(failed)],
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
      {change !== null && <p class="quiet">{texts.money.change(signedPercent(change))}</p>}
    </>
  );
}

export function signedPercent(share: number): string {
  return `${share > 0 ? '+' : ''}${formatPercent(share)}`;
}
