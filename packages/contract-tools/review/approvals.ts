import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ComparisonError, type Change } from './change.ts';

/** An approved breaking change. */
export interface Approval {
  fingerprint: string;
  /** Description of the change, for readers of the file. */
  change: string;
  reason: string;
  approvedBy: string;
}

const KEYS = ['fingerprint', 'change', 'reason', 'approvedBy'] as const;
const FINGERPRINT_LENGTH = 16;

/** Returns an id of a change that depends on its values and not on its line. */
export function fingerprintOf({ rule, message, pointer, before, after }: Change): string {
  const identity = JSON.stringify([rule, message, pointer, before ?? null, after ?? null]);
  return createHash('sha256').update(identity).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/** Reads the approvals. Throws on an invalid one, so that a misspelt approval is not ignored. */
export function readApprovals(file: string): Approval[] {
  if (!existsSync(file)) return [];
  const given: unknown = parse(readFileSync(file, 'utf8'));
  const list = (given as { approvals?: unknown } | null)?.approvals ?? [];
  if (!Array.isArray(list)) throw new ComparisonError(`${file}: approvals must be a list`);
  return list.map((one: unknown, index) => toApproval(one, `${file}: approvals[${index}]`));
}

function toApproval(given: unknown, place: string): Approval {
  const fields = (given ?? {}) as Record<string, unknown>;
  const unknownKey = Object.keys(fields).find((key) => !KEYS.some((known) => known === key));
  if (unknownKey !== undefined) throw new ComparisonError(`${place}.${unknownKey} is unknown`);
  const text = (key: (typeof KEYS)[number]): string => {
    const value = fields[key];
    if (typeof value !== 'string' || value.trim() === '')
      throw new ComparisonError(`${place}.${key} is required`);
    return value;
  };
  return {
    fingerprint: text('fingerprint'),
    change: text('change'),
    reason: text('reason'),
    approvedBy: text('approvedBy'),
  };
}
