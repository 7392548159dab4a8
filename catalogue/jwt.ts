import { pointerOf, type LocatedDocument } from './located-document.ts';
import { mappingIn } from './mapping.ts';

/** Signatures with a public key: a secret that two sides share cannot be mistaken for one. */
export type SignatureAlgorithm =
  | 'RS256'
  | 'RS384'
  | 'RS512'
  | 'PS256'
  | 'PS384'
  | 'PS512'
  | 'ES256'
  | 'ES384'
  | 'ES512'
  | 'EdDSA'
  | 'Ed25519';

/** `jwt` after validation by `gateway.schema.json`, which describes the keys. */
export interface JwtInFile {
  jwks_url: string;
  issuer: string;
  audiences: string[];
  algorithms?: SignatureAlgorithm[];
  project_claim: string;
  label_claim?: string;
  hash_label?: boolean;
  refused_labels?: string[];
  issued_after?: string;
}

/** Which tokens of an identity provider are accepted in place of a key. */
export interface JwtSettings {
  keySetUrl: URL;
  issuer: string;
  /** A token names at least one of them. */
  audiences: readonly string[];
  algorithms: readonly SignatureAlgorithm[];
  /** The claim with `organisation/project`, or the project's id. */
  projectClaim: string;
  /** The claim that the ledger records; null: none. */
  labelClaim: string | null;
  hashesLabel: boolean;
  /** Values of the label's claim whose tokens are refused. */
  refusedLabels: readonly string[];
  /** Tokens that were issued before, in seconds since 1970, are refused; null: none are. */
  issuedAfterSeconds: number | null;
}

const DEFAULT_ALGORITHMS: readonly SignatureAlgorithm[] = ['RS256', 'ES256'];

/** Builds the settings of a file that has passed all checks. */
export function buildJwt(file: JwtInFile): JwtSettings {
  return {
    keySetUrl: new URL(file.jwks_url),
    issuer: file.issuer,
    audiences: file.audiences,
    algorithms: file.algorithms ?? DEFAULT_ALGORITHMS,
    projectClaim: file.project_claim,
    labelClaim: file.label_claim ?? null,
    hashesLabel: file.hash_label ?? true,
    refusedLabels: file.refused_labels ?? [],
    issuedAfterSeconds: file.issued_after === undefined ? null : Date.parse(file.issued_after) / 1000,
  };
}

/** Reports an address from which anyone on the way could send keys of his own, and what would refuse nobody. */
export function checkJwt(document: LocatedDocument): void {
  const jwt = mappingIn(document.data, 'jwt');
  checkProviderAddress(document, pointerOf('jwt', 'jwks_url'), jwt['jwks_url']);
  const { issued_after: issuedAfter, refused_labels: refused, label_claim: claim } = jwt;
  if (typeof issuedAfter === 'string' && Number.isNaN(Date.parse(issuedAfter)))
    document.report(pointerOf('jwt', 'issued_after'), 'value', 'this is not a time');
  if (refused !== undefined && claim === undefined)
    document.report(pointerOf('jwt', 'refused_labels'), 'value', 'labels need label_claim');
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Reports what is not an address with TLS. On this machine it needs none. */
export function checkProviderAddress(document: LocatedDocument, at: string, address: unknown): void {
  if (typeof address !== 'string') return;
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url === null || !isSafe) {
    document.report(at, 'value', 'this is not an https address');
  } else if (url.username !== '' || url.password !== '') {
    document.report(at, 'value', 'an address has no user name and no password here');
  }
}
