import { setTimeout as wait } from 'node:timers/promises';
import { ContractCheck } from '../contract-check.ts';
import { headerValues, type RecordedExchange } from '../exchange.ts';
import { judge } from './judge.ts';
import { allProbes } from './all-probes.ts';
import { probeName, type Probe, type ProbeGroup } from './probe.ts';
import type { CheckReport, ProbeResult } from './report.ts';
import type { Session } from './session.ts';
import { exchangeWith, TransportFailure } from './transport.ts';

export interface RunOptions {
  /** Names of headers that proxies add. */
  allowedHeaders: readonly string[];
  /** Groups to run. Empty: all. */
  only: readonly string[];
  /** Skips probes whose names contain one of these texts. */
  skip: readonly string[];
  /** Counts warnings as findings. */
  strict: boolean;
  /** Number of groups to run in parallel. */
  concurrency: number;
  /** Called with the number of probes before the first one. */
  onStart?: (probes: number) => void;
  onResult?: (result: ProbeResult) => void;
}

/** Maximum wait for a rate limit, when the probe expects another response. */
const MAX_WAIT_SECONDS = 61;

/** Runs the probes against a server. Errors of the server become findings and are not thrown. */
export async function runProbes(session: Session, options: RunOptions): Promise<CheckReport> {
  const check = new ContractCheck(session.contract, options.allowedHeaders);
  const seen = new Set<string>();
  const groups = allProbes(session).filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  );
  options.onStart?.(groups.reduce((sum, { probes }) => sum + probes.length, 0));
  const results = groups.map((): ProbeResult[] => []);
  const waiting = [...groups.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, group] = next;
      results[index] = await runGroup({ session, check, options, seen }, group);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  const declared = session.contract.operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content).map((mediaType) => `${operationId} ${status} ${mediaType}`),
    ),
  );
  return {
    url: `${session.target.host}${session.target.pathPrefix}`,
    contractVersion: session.document.info.version,
    results: results.flat(),
    seen: declared.filter((name) => seen.has(name)),
    unseen: declared.filter((name) => !seen.has(name)),
  };
}

interface Run {
  session: Session;
  check: ContractCheck;
  options: RunOptions;
  seen: Set<string>;
}

async function runGroup(run: Run, group: ProbeGroup): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  let reason = group.skipped;
  for (const probe of group.probes) {
    const isExcluded = run.options.skip.some((part) => probeName(probe).includes(part));
    const skipped = reason ?? (isExcluded ? 'it was excluded by --skip' : null);
    const result =
      skipped === null ? await runProbe(run, group, probe) : skippedResult(group, probe, skipped);
    results.push(result);
    run.options.onResult?.(result);
    if (probe.isExample === true && isMissing(result)) reason = 'the server does not have this operation';
  }
  return results;
}

/** Whether the server does not have the path. A missing model or file is not a finding. */
function isMissing({ status, findings }: ProbeResult): boolean {
  return findings.length > 0 && (status === 404 || status === 405 || status === 501);
}

async function runProbe(
  { session, check, options, seen }: Run,
  group: ProbeGroup,
  probe: Probe,
): Promise<ProbeResult> {
  const startedAtMs = performance.now();
  const end = (status: number | null, findings: string[], warnings: string[]): ProbeResult => ({
    group: group.name,
    name: probeName(probe),
    reason: null,
    outcome: findings.length === 0 ? 'passed' : 'failed',
    status,
    durationMs: Math.round(performance.now() - startedAtMs),
    findings,
    warnings,
  });
  try {
    if (probe.before !== undefined) await exchangeWith(session.target, probe.before(session));
    const exchange = await exchangeWithin(session, probe);
    const { findings, warnings, observation, notOffered } = judge(session, check, probe, exchange);
    if (observation !== null)
      seen.add(`${observation.operationId} ${observation.status} ${observation.mediaType}`);
    probe.after?.(exchange, session);
    if (notOffered !== null && findings.length === 0)
      return skippedResult(group, probe, `the server does not offer it: ${notOffered}`);
    return options.strict
      ? end(exchange.status, [...findings, ...warnings], [])
      : end(exchange.status, findings, warnings);
  } catch (error) {
    if (error instanceof TransportFailure) return end(null, [error.message], []);
    throw error;
  }
}

/** One exchange; a rate limit that the probe does not mean is waited for, once. */
async function exchangeWithin(session: Session, probe: Probe): Promise<RecordedExchange> {
  const exchange = await exchangeWith(session.target, probe.request(session));
  if (exchange.status !== 429 || probe.expected.status === 429) return exchange;
  const seconds = Number(headerValues(exchange.response, 'retry-after')[0]);
  if (!(seconds <= MAX_WAIT_SECONDS)) return exchange;
  await wait(seconds * 1000);
  return exchangeWith(session.target, probe.request(session));
}

function skippedResult({ name: group }: ProbeGroup, probe: Probe, reason: string): ProbeResult {
  return {
    group,
    name: probeName(probe),
    outcome: 'skipped',
    status: null,
    durationMs: 0,
    findings: [],
    warnings: [],
    reason,
  };
}
