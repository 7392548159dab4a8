import type { Call, FoundCall } from '../../packages/sdk/admin.ts';
import { decimalEuros, euros } from './money.ts';
import { formatTable, plain, type TableRow } from './output.ts';

export const CALL_HEADINGS = ['ended', 'request id', 'project', 'key', 'model', 'deployment'];
CALL_HEADINGS.push('status', 'error', 'duration', 'cost');

/** A call of a list as a row of a table. */
export function callRow(call: Call): TableRow {
  return {
    ended: call.ended_at ?? '',
    'request id': call.request_id,
    project: call.project,
    key: call.key,
    model: call.model ?? '',
    deployment: call.deployment ?? '',
    status: `${call.status ?? ''}`,
    error: call.error ?? '',
    duration: milliseconds(call.duration_ms),
    cost: amount(call.cost_nano_eur),
  };
}

/** A call as JSON. Amounts are strings in EUR, since numbers would lose digits. */
export function callJson({ cost_nano_eur: cost, ...call }: Call): object {
  return { ...call, cost_eur: inEuros(cost) };
}

/** All that is known of a call, as JSON in one level except for its lists. */
export function foundCallJson({ call, detail, attempts, ledger }: FoundCall): object {
  return {
    ...callJson(call),
    ...detail,
    attempts: attempts.map(({ cost_nano_eur: cost, ...attempt }) => ({
      ...attempt,
      cost_eur: inEuros(cost),
    })),
    ledger: ledger === null ? null : ledgerJson(ledger),
  };
}

function ledgerJson({
  held_nano_eur: held,
  settled_nano_eur: settled,
  units,
  ...ledger
}: NonNullable<FoundCall['ledger']>): object {
  const counts = Object.entries(units).map(([name, digits]) => [name, Number(digits)] as const);
  const amounts = { held_eur: inEuros(held), settled_eur: inEuros(settled) };
  return { ...ledger, ...Object.fromEntries(counts), ...amounts };
}

/** All that is known of a call, as text: a line for each property, and a table of the attempts. */
export function foundCallText({ call, detail, attempts, ledger }: FoundCall): string {
  const route = detail?.route;
  const properties: Record<string, string | number | undefined | null> = {
    'request id': call.request_id,
    'client request id': detail?.client_request_id,
    started: call.started_at,
    ended: call.ended_at,
    duration: milliseconds(call.duration_ms),
    'first token': milliseconds(call.first_token_ms),
    project: `${call.project} (${call.project_id})`,
    key: `${call.key} (${call.key_id})`,
    client: [detail?.client_address, detail?.user_agent].filter(Boolean).join(', '),
    operation: call.operation,
    tags: Object.entries(call.tags)
      .map(([name, value]) => `${name}:${value}`)
      .join(', '),
    'model requested': [call.model, detail?.requested_model].filter(Boolean).join(', requested as '),
    'model served': call.served_model,
    status: call.status,
    error: [call.error, detail?.cause].filter(Boolean).join(': '),
    route:
      route === undefined || route === null ? '' : `${route.strategy}, ${route.reason.replaceAll('_', ' ')}`,
    fallbacks: route?.fallbacks.map((one) => `${one.model} to ${one.fallback} (${one.cause})`).join(', '),
    'time in queues': milliseconds(route?.queue_ms),
    'omitted tools': route?.omitted_tools.join(', '),
    guardrails: detail?.guardrails.map((one) => `${one.guardrail} ${one.outcome}`).join(', '),
    usage: usageText(ledger),
    held: amount(ledger?.held_nano_eur),
    settled: [amount(ledger?.settled_nano_eur), ledger?.estimated === true ? 'estimated' : '']
      .filter(Boolean)
      .join(', '),
    replica: detail === null ? '' : `${detail.replica}, process ${detail.process_id}`,
  };
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [`${`${name}:`.padEnd(19)}${plain(String(value))}\n`],
  );
  if (detail === null) lines.push('The call itself was not kept; this is what the ledger has.\n');
  if (attempts.length === 0) return lines.join('');
  const headings = ['attempt', 'deployment', 'status', 'error', 'duration', 'first token', 'cost', 'cause'];
  return `${lines.join('')}\n${formatTable(headings, attempts.map(attemptRow))}`;
}

function attemptRow(attempt: FoundCall['attempts'][number], index: number): TableRow {
  const { cause, upstream_code: code, upstream_text: text, cost_nano_eur: cost } = attempt;
  const vendor = [code, text].filter(Boolean).join(': ');
  return {
    attempt: `${index + 1}`,
    deployment: attempt.deployment,
    status: `${attempt.status ?? ''}`,
    error: attempt.error ?? '',
    duration: milliseconds(attempt.duration_ms),
    'first token': milliseconds(attempt.first_token_ms),
    cost: amount(cost),
    cause: [cause, vendor === '' ? '' : `the backend said: ${vendor}`].filter(Boolean).join('; '),
  };
}

function usageText(ledger: FoundCall['ledger']): string {
  const used = Object.entries(ledger?.units ?? {});
  return used.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ');
}

function milliseconds(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : `${value} ms`;
}

function amount(nanoEur: string | null | undefined): string {
  return nanoEur === null || nanoEur === undefined ? '' : euros(BigInt(nanoEur));
}

function inEuros(nanoEur: string | null): string | null {
  return nanoEur === null ? null : decimalEuros(BigInt(nanoEur));
}
