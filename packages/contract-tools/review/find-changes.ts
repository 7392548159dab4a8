import type { Change } from './change.ts';
import { corsHeadersRule, gatewayExtensionRule, limitsRule, serverResponsesRule } from './extension-rules.ts';
import type { Comparison, Finding, ReviewRule } from './finding.ts';
import { rateRawChange } from './rate-raw-change.ts';
import type { RawChange } from './redocly-diff.ts';
import { streamEventsRule } from './stream-rule.ts';

const ownRules: readonly ReviewRule[] = [
  gatewayExtensionRule,
  limitsRule,
  serverResponsesRule,
  corsHeadersRule,
  streamEventsRule,
];

/** Finds every change between two versions once. Findings of the gateway's rules replace those of Redocly. */
export function findChanges(raw: readonly RawChange[], comparison: Comparison): Change[] {
  const own = ownRules.flatMap((rule) => rule(comparison));
  const rest = raw.filter((change) => !own.some((finding) => isSamePlace(finding, change)));
  const findings = [...own, ...rest.map((change) => rateRawChange(change, comparison))];
  return withoutRepeats(findings).map((finding) => toChange(finding, comparison));
}

/** Whether both are the same place. Redocly reports keys of an extension at the extension or at the key. */
function isSamePlace(finding: Finding, { base, revision }: RawChange): boolean {
  const matches = (mine: string | null, theirs: string | undefined) => mine !== null && mine === theirs;
  return matches(finding.revisionPointer, revision?.pointer) || matches(finding.basePointer, base?.pointer);
}

function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, basePointer, revisionPointer, message }) => {
    const key = [rule, basePointer, revisionPointer, message].join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function toChange(finding: Finding, { base, revision }: Comparison): Change {
  const { basePointer, revisionPointer, rating, rule, message, before, after } = finding;
  const pointer = revisionPointer ?? basePointer ?? '#/';
  return {
    ...{ rating, rule, message, pointer, before, after },
    place: revision.placeOf(pointer),
    basePlace: basePointer === null ? null : base.placeOf(basePointer),
  };
}
