import { readFileSync } from 'node:fs';

/** The result of a Jest run. */
export interface TestRun {
  passed: number;
  failed: number;
  /** Absolute paths of the failed test files. */
  failedFiles: readonly string[];
}

/** The used part of Jest's report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { name: string; status: string }[];
}

/** Reads the report of `jest --json`. A suite that could not be loaded counts as one failure. */
export function readJestReport(path: string): TestRun {
  try {
    // The format of Jest.
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
