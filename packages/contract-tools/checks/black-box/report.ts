/** The result of a probe. */
export interface ProbeResult {
  /** The operation, or the subject of the probe. */
  group: string;
  /** `createEmbedding with an unknown model` */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  status: number | null;
  durationMs: number;
  /** Violations of the contract. */
  findings: string[];
  /** Valid differences that may surprise a client. */
  warnings: string[];
  /** Why the probe was skipped. Null when it ran. */
  reason: string | null;
}

export interface CheckReport {
  url: string;
  contractVersion: string;
  results: readonly ProbeResult[];
  /** Responses of the contract that occurred, such as `createEmbedding 401 application/json`. */
  seen: readonly string[];
  /** Responses that did not occur. Most of them cannot be provoked from outside. */
  unseen: readonly string[];
}

export interface ReportTotals {
  passed: number;
  failed: number;
  skipped: number;
  findings: number;
  warnings: number;
}

export function totalsOf({ results }: CheckReport): ReportTotals {
  const count = (outcome: ProbeResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    findings: results.reduce((sum, { findings }) => sum + findings.length, 0),
    warnings: results.reduce((sum, { warnings }) => sum + warnings.length, 0),
  };
}
