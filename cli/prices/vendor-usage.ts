import { CommandFailure } from '../command-failure.ts';
import { isDay } from '../commands/argument-values.ts';
import { readCsv } from './csv.ts';
import { readDecimal, sum, ZERO, type Decimal } from './decimal.ts';

/** What a vendor's export states, and the ledger has too. */
export const amounts = [
  'requests',
  'input_tokens',
  'cached_input_tokens',
  'cache_write_tokens',
  'output_tokens',
  'cost',
] as const;
export type Amount = (typeof amounts)[number];

type Field = 'date' | 'model' | Amount;

/** The columns of each field; those of an amount are added up. */
export type Columns = Readonly<Partial<Record<Field, readonly string[]>>>;

/**
 * The exports of vendors, by columns that only they have. Anthropic's: platform.claude.com/usage and /cost. OpenAI's:
 * platform.openai.com/usage, which exports completions and costs.
 */
const FORMS: readonly Columns[] = [
  {
    date: ['usage_date_utc'],
    model: ['model_version'],
    input_tokens: [
      'usage_input_tokens_no_cache',
      'usage_input_tokens_cache_write_5m',
      'usage_input_tokens_cache_write_1h',
      'usage_input_tokens_cache_read',
    ],
    cached_input_tokens: ['usage_input_tokens_cache_read'],
    cache_write_tokens: ['usage_input_tokens_cache_write_5m', 'usage_input_tokens_cache_write_1h'],
    output_tokens: ['usage_output_tokens'],
  },
  { date: ['usage_date_utc'], model: ['model'], cost: ['cost_usd'] },
  {
    date: ['start_time_iso'],
    model: ['model'],
    requests: ['num_model_requests'],
    input_tokens: ['input_tokens'],
    cached_input_tokens: ['input_cached_tokens'],
    output_tokens: ['output_tokens'],
  },
  { date: ['start_time_iso'], model: ['line_item'], cost: ['amount_value'] },
];

/** The sums of a day and model. */
export type VendorSums = Partial<Record<Amount, Decimal>>;

export interface VendorUsage {
  amounts: readonly Amount[];
  /** By day and `modelKey`, separated by a space. */
  sums: Map<string, VendorSums>;
}

const MAX_GROUPS = 200_000;

/** Reads an export and adds up its rows by day and model. */
export async function readVendorUsage(path: string, columns: Columns | null): Promise<VendorUsage> {
  const sums = new Map<string, VendorSums>();
  let places: Places | null = null;
  let line = 0;
  for await (const row of readCsv(path)) {
    line += 1;
    if (places === null) {
      places = placesOf(path, row, columns);
      continue;
    }
    const day = dayOf(row[places.date]);
    const model = modelKey(row[places.model] ?? '');
    if (day === null) throw new CommandFailure(`${path}: row ${line} has no date`);
    const key = `${day} ${model}`;
    const group = sums.get(key) ?? {};
    for (const [amount, indexes] of places.amounts) {
      for (const index of indexes) {
        const value = numberIn(row[index]);
        if (value === null) throw new CommandFailure(`${path}: row ${line} has no number as ${amount}`);
        group[amount] = sum(group[amount] ?? ZERO, value);
      }
    }
    sums.set(key, group);
    if (sums.size > MAX_GROUPS)
      throw new CommandFailure(`${path} has more than ${MAX_GROUPS} days and models`);
  }
  if (places === null) throw new CommandFailure(`${path} is empty`);
  return { amounts: places.amounts.map(([amount]) => amount), sums };
}

interface Places {
  date: number;
  model: number;
  amounts: (readonly [Amount, number[]])[];
}

function placesOf(path: string, row: readonly string[], given: Columns | null): Places {
  const headings = row.map((heading) => heading.trim().toLowerCase());
  const has = (name: string): boolean => headings.includes(name.toLowerCase());
  const isForm = (form: Columns): boolean => Object.values(form).every((names) => names.every(has));
  const form = given ?? FORMS.find(isForm);
  if (form === undefined)
    throw new CommandFailure(
      `${path} has columns of no known export: name them with --columns. It has: ${headings.join(', ')}`,
    );
  const indexOf = (name: string): number => {
    if (!has(name))
      throw new CommandFailure(`${path} has no column '${name}'. It has: ${headings.join(', ')}`);
    return headings.indexOf(name.toLowerCase());
  };
  const [[date = ''] = [], [model = ''] = []] = [form.date, form.model];
  return {
    date: indexOf(date),
    model: indexOf(model),
    amounts: amounts.flatMap((amount) => {
      const names = form[amount];
      return names === undefined ? [] : [[amount, names.map(indexOf)] as const];
    }),
  };
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2}| UTC)?)?$/;

/** The day in UTC of a date, a time, or Unix seconds. A time without a zone is in UTC. Null: it is none of these. */
function dayOf(text = ''): string | null {
  const written = text.trim();
  if (/^\d{9,11}$/.test(written)) return new Date(Number(written) * 1_000).toISOString().slice(0, 10);
  const [, day = '', time = '00:00', zone = 'Z'] = TIME.exec(written) ?? [];
  const date = new Date(`${day}T${time}${zone === ' UTC' ? 'Z' : zone}`);
  return !isDay(day) || Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/** A number with commas only between its thousands, since elsewhere a comma may be a decimal one. */
function numberIn(text = ''): Decimal | null {
  const plain = text.trim().replace(/^\$/, '');
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  return plain === '' ? ZERO : readDecimal(isGrouped ? plain.replaceAll(',', '') : plain);
}

/**
 * The name of a model without its date, and without what an export adds to it: `claude-haiku-4-5-20251001` and `Claude Haiku 4.5`
 * are one, and so are the line items of a model.
 */
export function modelKey(name: string): string {
  const [model = ''] = name.split(',');
  const plain = model
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.replace(/-(?:20\d{6}|20\d{2}-\d{2}-\d{2})$/, '');
}
