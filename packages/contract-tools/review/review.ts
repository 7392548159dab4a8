import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf, readApprovals, type Approval } from './approvals.ts';
import { ratings, type Change, type Rating, type ReviewedChange } from './change.ts';
import {
  contractOfRevision,
  openContract,
  type ContractSource,
  type ContractName,
} from './contract-source.ts';
import { effectsOf, type CodePlaces, type FailureTable } from './effects.ts';
import { findChanges } from './find-changes.ts';
import type { Comparison } from './finding.ts';
import { redoclyDiff } from './redocly-diff.ts';
import { Repository } from './repository.ts';
import { ContractUses } from './uses.ts';
import { isHigher, nextVersion } from './version.ts';

export interface ReviewOptions {
  /** The repository. */
  root: string;
  /** A file or a git ref. */
  base: string;
  revision: string;
  approvals: string;
  /** The failures of the server, of which a change may concern some. */
  failures: FailureTable;
}

/** Where the code of each contract is. One test calls every operation of the management. */
const codePlaces: Readonly<Record<ContractName, CodePlaces>> = {
  'openapi.yaml': {
    handlers: 'handlers',
    client: 'InferenceGateway',
    testOf: (operationId) => `tests/contract/${operationId}.test.ts`,
  },
  'admin.openapi.yaml': {
    handlers: 'management/handlers',
    client: 'GatewayManagement',
    testOf: () => 'tests/contract/admin/every-operation.test.ts',
  },
};

/** The result of a comparison. */
export interface Review {
  base: { name: string; version: string };
  revision: { name: string; version: string; needs: string };
  counts: Record<Rating, number>;
  changes: ReviewedChange[];
  /** Problems that prevent a release. */
  problems: string[];
}

/** Compares two versions of the contract. Throws `ComparisonError` when they cannot be compared. */
export async function reviewContract(options: ReviewOptions): Promise<Review> {
  const { root, base, revision, approvals, failures } = options;
  const scratch = mkdtempSync(join(tmpdir(), 'contract-review-'));
  try {
    const reviewedContract = contractOfRevision(revision);
    const before = openContract(base, root, folderIn(scratch, 'base'), reviewedContract);
    const after = openContract(revision, root, folderIn(scratch, 'revision'));
    const approved = readApprovals(approvals);
    const raw = await redoclyDiff(before.path, after.path, root, scratch);
    const comparison: Comparison = {
      base: before,
      revision: after,
      baseUses: new ContractUses(before.contract.document),
      revisionUses: new ContractUses(after.contract.document),
    };
    const changes = findChanges(raw, comparison);
    const repository = new Repository(root);
    const reviewed = changes.map((change) => ({
      ...change,
      effects: effectsOf(change, comparison, repository, failures, codePlaces[reviewedContract]),
    }));
    return concludeReview(comparison, reviewed, approved);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function folderIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

function concludeReview(
  comparison: Comparison,
  changes: (Change & Pick<ReviewedChange, 'effects'>)[],
  approvals: Approval[],
): Review {
  const { base, revision } = comparison;
  const reviewed = changes
    .map((change): ReviewedChange => {
      const fingerprint = change.rating === 'breaking' ? fingerprintOf(change) : null;
      const approval = approvals.find((one) => one.fingerprint === fingerprint);
      return { ...change, fingerprint, approvedBy: approval?.approvedBy ?? null };
    })
    .sort(byRatingAndLine);
  const count = (rating: Rating) => reviewed.filter((one) => one.rating === rating).length;
  const found = new Set(reviewed.map(({ rating }) => rating));
  return {
    base: { name: base.name, version: versionOf(base) },
    revision: {
      name: revision.name,
      version: versionOf(revision),
      needs: nextVersion(versionOf(base), found),
    },
    counts: { breaking: count('breaking'), additive: count('additive'), wording: count('wording') },
    changes: reviewed,
    problems: problemsOf(base, revision, reviewed, approvals),
  };
}

function byRatingAndLine(left: ReviewedChange, right: ReviewedChange): number {
  return ratings.indexOf(left.rating) - ratings.indexOf(right.rating) || left.place.line - right.place.line;
}

function versionOf({ contract }: ContractSource): string {
  return contract.document.info.version;
}

function problemsOf(
  base: ContractSource,
  revision: ContractSource,
  changes: ReviewedChange[],
  approvals: Approval[],
): string[] {
  const breaking = changes.filter(({ rating }) => rating === 'breaking');
  const unapproved = breaking.filter(({ approvedBy }) => approvedBy === null);
  const stale = approvals.filter(
    (one) => !breaking.some(({ fingerprint }) => fingerprint === one.fingerprint),
  );
  const problems = [
    ...unapproved.map(
      ({ fingerprint, place, message }) =>
        `${place.file}:${place.line}: not approved (${fingerprint ?? ''}): ${message}`,
    ),
    ...stale.map(
      (one) => `the approval ${one.fingerprint} is stale, because its change no longer exists: ${one.change}`,
    ),
  ];
  if (breaking.length > 0 && !isHigher(versionOf(revision), versionOf(base)))
    problems.push(`info.version must be higher than ${versionOf(base)}, because there are breaking changes`);
  if (isHigher(versionOf(base), versionOf(revision)))
    problems.push(`info.version decreased from ${versionOf(base)} to ${versionOf(revision)}`);
  return problems;
}
