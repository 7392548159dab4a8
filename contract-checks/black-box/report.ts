/** How one probe ended. */
export interface ProbeResult {
  /** The operation, or what the probe is about. */
  group: string;
  /** `createEmbedding with an unknown model` */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  status: number | null;
  durationMs: number;
  /** What breaks the contract. */
  findings: string[];
  /** What keeps the contract and may still surprise a client. */
  warnings: string[];
  /** Why it did not run; null when it did. */
  reason: string | null;
}

export interface CheckReport {
  url: string;
  contractVersion: string;
  results: readonly ProbeResult[];
  /** Responses of the contract that the run saw, as `createEmbedding 401 application/json`. */
  seen: readonly string[];
  /** Those that it did not see: most of them cannot be provoked from outside. */
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
