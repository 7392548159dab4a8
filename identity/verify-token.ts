import { hash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { JwtSettings } from '../catalogue/jwt.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { KeySet } from './key-set.ts';

/** Clocks of two machines differ. */
const CLOCK_TOLERANCE_S = 30;
const SHOWN_LABEL = /^[A-Za-z0-9._@+-]{1,64}$/;
const HASH_CHARACTERS = 16;

/** What a valid token says. */
export interface TokenClaims {
  /** A project as `organisation/project`, or its id. */
  project: string;
  /** Empty: none. */
  label: string;
  expiresAtMs: number;
}

/** A token that was refused, and why, in words of this program. */
export class RefusedToken extends Error {
  override readonly name = 'RefusedToken';
}

/**
 * Verifies a token: signature, algorithm, issuer, audience and times, and that each name is there once. Throws `RefusedToken`, or a
 * `GatewayError` when the keys of the provider are not known.
 */
export async function verifyToken(
  token: string,
  keys: Pick<KeySet, 'find'>,
  settings: JwtSettings,
): Promise<TokenClaims> {
  const { issuer, audiences, algorithms, projectClaim, labelClaim, hashesLabel } = settings;
  const { jwtVerify } = await import('jose');
  const { payload } = await jwtVerify(token, keys.find.bind(keys), {
    issuer,
    audience: [...audiences],
    algorithms: [...algorithms],
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['exp'],
  }).catch((error: unknown) => {
    throw error instanceof GatewayError ? error : new RefusedToken(reasonOf(error));
  });
  if (token.split('.', 2).some((part) => hasRepeatedName(Buffer.from(part, 'base64url').toString('utf8'))))
    throw new RefusedToken('a name twice');
  refuseWithdrawn(payload, settings);
  const project = payload[projectClaim];
  if (typeof project !== 'string' || project === '') throw new RefusedToken('no project');
  return {
    project,
    label: labelOf(payload, issuer, { claim: labelClaim, isHashed: hashesLabel }),
    expiresAtMs: ((payload.exp ?? 0) + CLOCK_TOLERANCE_S) * 1000,
  };
}

/** Refuses what the operator has withdrawn, though it is valid at the provider. */
function refuseWithdrawn(
  payload: JWTPayload,
  { labelClaim, refusedLabels, issuedAfterSeconds }: JwtSettings,
): void {
  const label = labelClaim === null ? undefined : payload[labelClaim];
  if (typeof label === 'string' && refusedLabels.includes(label)) throw new RefusedToken('a refused label');
  if (issuedAfterSeconds !== null && (payload.iat ?? 0) < issuedAfterSeconds)
    throw new RefusedToken('issued too early');
}

/** The code of an error of jose, with the claim; its message may quote the token. */
function reasonOf(error: unknown): string {
  const { code, claim }: { code?: unknown; claim?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const isPlain = (text: unknown): text is string => typeof text === 'string' && /^\w{1,64}$/.test(text);
  return [code, claim].filter(isPlain).join(' ') || 'unreadable';
}

function labelOf(
  payload: JWTPayload,
  issuer: string,
  { claim, isHashed }: { claim: string | null; isHashed: boolean },
): string {
  const label = claim === null ? undefined : payload[claim];
  if (typeof label !== 'string' || label === '') return '';
  if (!isHashed && SHOWN_LABEL.test(label)) return label;
  return hash('sha256', `${issuer}\n${label}`, 'base64url').slice(0, HASH_CHARACTERS);
}

/** Whether an object of JSON, at any depth, has a name twice: parsers differ in which of the two they keep. */
function hasRepeatedName(json: string): boolean {
  let written = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon === ':') written += 1;
  let kept = 0;
  const open: unknown[] = [JSON.parse(json)];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const members: unknown[] = Object.values(value);
    if (!Array.isArray(value)) kept += members.length;
    open.push(...members);
  }
  return written !== kept;
}
