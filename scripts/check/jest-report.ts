import { readFileSync } from 'node:fs';

/** What one run of Jest came to. */
export interface TestRun {
  passed: number;
  failed: number;
  /** Absolute paths of the test files in which something failed. */
  failedFiles: readonly string[];
}

/** The part of Jest's own report that counts. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { name: string; status: string }[];
}

/** Reads the report that Jest writes with `--json`. A suite that could not be loaded has no tests, and is one failure. */
export function readJestReport(path: string): TestRun {
  try {
    // Jest's own format.
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const failedFiles = (report.testResults ?? []).filter(({ status }) => status === 'failed');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      failedFiles: failedFiles.map(({ name }) => name),
    };
  } catch {
    return { passed: 0, failed: 1, failedFiles: [] };
  }
}
