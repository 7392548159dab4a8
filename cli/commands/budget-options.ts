import { InvalidArgumentError } from 'commander';
import { CommandFailure } from '../command-failure.ts';

export const UNLIMITED = 'none';

type Cents = number | typeof UNLIMITED;

/** What `budget update` changes. */
export interface BudgetOptions {
  limit?: Cents;
  raise?: number;
  nextLimit?: Cents;
  topUp?: Cents;
  until?: string;
  reason?: string;
  soft?: boolean;
  hard?: boolean;
}

/** The change apart from the limit itself. */
interface OtherChange {
  soft?: boolean;
  next_limit_eur_cents?: number | null;
  top_up?: { eur_cents: number; until?: string; reason: string } | null;
}

export function changeOf({ nextLimit, topUp, until, reason, soft, hard }: BudgetOptions): OtherChange {
  const change: OtherChange = {};
  if (nextLimit !== undefined) change.next_limit_eur_cents = nextLimit === UNLIMITED ? null : nextLimit;
  if (soft === true && hard === true) throw new CommandFailure('give either --soft or --hard');
  if (soft === true || hard === true) change.soft = soft === true;
  if (topUp === undefined && until !== undefined) throw new CommandFailure('--until belongs to --top-up');
  if (topUp === UNLIMITED) change.top_up = null;
  else if (topUp !== undefined) {
    if (reason === undefined) throw new CommandFailure('--top-up needs a --reason');
    change.top_up = { eur_cents: topUp, reason, ...(until === undefined ? {} : { until }) };
  }
  return change;
}

/** Parses a limit. No limit is a word and not null, which Commander replaces by an empty text. */
export function limitOf(text: string): Cents {
  return text === UNLIMITED ? UNLIMITED : centsOf(text);
}

/** Parses digits only: 12.50 would be EUR and not cents. */
export function centsOf(text: string): number {
  if (!/^-?\d{1,18}$/.test(text)) throw new InvalidArgumentError('Expected a whole number of EUR cents.');
  return Number(text);
}
