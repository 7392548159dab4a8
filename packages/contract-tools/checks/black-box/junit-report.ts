import { totalsOf, type CheckReport, type ProbeResult } from './report.ts';

/** Formats the report as JUnit XML, with a test suite per operation and a test case per request. */
export function junitReport(report: CheckReport): string {
  const groups = [...new Set(report.results.map(({ group }) => group))];
  const { failed, skipped } = totalsOf(report);
  const suites = groups.map((group) =>
    suite(
      group,
      report.results.filter((result) => result.group === group),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract ${xml(report.contractVersion)}" tests="${report.results.length}" failures="${failed}" skipped="${skipped}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(group: string, results: readonly ProbeResult[]): string {
  const count = (outcome: ProbeResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const head = `  <testsuite name="${xml(group)}" tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}">`;
  return [head, ...results.map((result) => testCase(group, result)), '  </testsuite>'].join('\n');
}

function testCase(group: string, { name, outcome, findings, reason, durationMs }: ProbeResult): string {
  const head = `    <testcase classname="${xml(group)}" name="${xml(name)}" time="${(durationMs / 1000).toFixed(3)}"`;
  if (outcome === 'passed') return `${head}/>`;
  if (outcome === 'skipped') return `${head}><skipped message="${xml(reason ?? '')}"/></testcase>`;
  const failure = `<failure message="${xml(findings[0] ?? '')}">${xml(findings.join('\n'))}</failure>`;
  return `${head}>${failure}</testcase>`;
}

/** Escapes text for XML 1.0, which allows few control characters. */
function xml(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}
