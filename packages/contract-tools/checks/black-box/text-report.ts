import { totalsOf, type CheckReport, type ProbeResult } from './report.ts';

/** Formats the report as text: findings by operation, warnings, skipped probes and totals. */
export function textReport(report: CheckReport): string {
  const { results, url, contractVersion, seen, unseen } = report;
  const { passed, failed, skipped, findings, warnings } = totalsOf(report);
  const reasons = new Map<string, string[]>();
  for (const { group, reason } of results) {
    if (reason === null) continue;
    const groups = reasons.get(reason) ?? [];
    if (!groups.includes(group)) groups.push(group);
    reasons.set(reason, groups);
  }
  const lines = [
    `${url} against contract ${contractVersion}`,
    '',
    ...section('findings', results, (result) => result.findings),
    ...section('warnings', results, (result) => result.warnings),
    ...[...reasons].map(([reason, groups]) => `skipped, ${reason}: ${groups.join(', ')}`),
    `${passed} requests passed, ${failed} failed, ${skipped} skipped; ${findings} findings, ${warnings} warnings`,
    `${seen.length} of the contract's ${seen.length + unseen.length} responses were seen`,
  ];
  return `${lines.join('\n')}\n`;
}

function section(
  title: string,
  results: readonly ProbeResult[],
  textsOf: (result: ProbeResult) => readonly string[],
): string[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  const lines = groups.flatMap((group) => {
    const found = results.filter((result) => result.group === group && textsOf(result).length > 0);
    if (found.length === 0) return [];
    return [`${title}: ${group}`, ...found.flatMap((result) => linesOf(result, textsOf(result))), ''];
  });
  return lines;
}

function linesOf({ name, status }: ProbeResult, texts: readonly string[]): string[] {
  return [`  ${name}${status === null ? '' : ` → ${status}`}`, ...texts.map((text) => `    ${text}`)];
}
