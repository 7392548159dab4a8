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
  };
}

/** Reports an address from which anyone on the way could send keys of his own. */
export function checkJwt(document: LocatedDocument): void {
  const address = mappingIn(document.data, 'jwt')['jwks_url'];
  checkProviderAddress(document, pointerOf('jwt', 'jwks_url'), address);
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
