import type { ContractDocument, JsonSchema } from './document.ts';

/** Patterns of header values, by header name in lower case. */
export type HeaderPatterns = Readonly<Record<string, RegExp>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Derives patterns of header values from the schemas of the contract. */
export function headerPatterns({
  components,
  'x-gateway-cors': cors = {},
}: ContractDocument): HeaderPatterns {
  const patterns = Object.entries({ ...components.headers, ...cors }).flatMap(([name, { schema }]) => {
    const pattern = schema === undefined ? null : patternOf(schema);
    return pattern === null ? [] : [[name.toLowerCase(), pattern] as const];
  });
  return Object.fromEntries(patterns);
}

function patternOf({
  type,
  format,
  minimum,
  pattern,
  const: constant,
  enum: values,
}: JsonSchema): RegExp | null {
  if (typeof pattern === 'string') return new RegExp(pattern);
  if (format === 'uuid') return UUID;
  if (type === 'integer') return minimum === 1 ? /^[1-9]\d*$/ : /^\d+$/;
  const allowed = typeof constant === 'string' ? [constant] : values;
  if (!Array.isArray(allowed)) return null;
  const texts = allowed.map((one) => String(one).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${texts.join('|')})$`);
}
