import { readLine, readNamedFile, type ReadFile } from './backend-files.ts';
import { checkProviderAddress } from './jwt.ts';
import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { Secret } from './secret.ts';

type ManagementRole = 'viewer' | 'finance' | 'operator' | 'admin';

/** `sign_in` after validation by `gateway.schema.json`, which describes the keys. */
export interface SignInInFile {
  issuer: string;
  client_id: string;
  client_secret?: string | { file: string };
  address: string;
  scopes?: string[];
  name_claim?: string;
  role_claim: string;
  roles: { value: string; role: ManagementRole; organisation?: string }[];
  session_hours?: number;
}

/** What a person with a value of the claim may do. */
export interface RoleMapping {
  value: string;
  role: ManagementRole;
  /** Name or id; null: all organisations. */
  organisation: string | null;
}

/** How people sign in to the console at an identity provider. */
export interface SignInSettings {
  issuer: URL;
  clientId: string;
  /** Null: a public client. */
  clientSecret: Secret | null;
  /** The origin at which browsers reach the management. */
  address: URL;
  scopes: readonly string[];
  nameClaim: string;
  roleClaim: string;
  /** The first one that applies to a person counts. */
  roles: readonly RoleMapping[];
  /** Null: until the ID token expires. */
  sessionMs: number | null;
}

const DEFAULT_SCOPES = ['openid', 'profile', 'email'];
const HOUR_MS = 3_600_000;

/** Builds the settings of a file that has passed all checks. `secret` is the content of the file that `client_secret` names. */
export function buildSignIn(file: SignInInFile, secret: string | undefined): SignInSettings {
  const written = secret ?? (typeof file.client_secret === 'string' ? file.client_secret : '');
  return {
    issuer: new URL(file.issuer),
    clientId: file.client_id,
    clientSecret: written === '' ? null : new Secret(written),
    address: new URL(file.address),
    scopes: file.scopes ?? DEFAULT_SCOPES,
    nameClaim: file.name_claim ?? 'email',
    roleClaim: file.role_claim,
    roles: file.roles.map(({ value, role, organisation = null }) => ({ value, role, organisation })),
    sessionMs: file.session_hours === undefined ? null : file.session_hours * HOUR_MS,
  };
}

/** Reports addresses that cannot be used, and reads the file of the secret. */
export async function checkSignIn(
  document: LocatedDocument,
  readFile: ReadFile,
): Promise<string | undefined> {
  const signIn = mappingIn(document.data, 'sign_in');
  checkProviderAddress(document, pointerOf('sign_in', 'issuer'), signIn['issuer']);
  const at = pointerOf('sign_in', 'address');
  checkProviderAddress(document, at, signIn['address']);
  const { address } = signIn;
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (url !== null && `${url.pathname}${url.search}${url.hash}` !== '/')
    document.report(at, 'value', 'this address has no path: write it as https://gateway.example.com');
  const { scopes } = signIn;
  if (Array.isArray(scopes) && !scopes.includes('openid'))
    document.report(pointerOf('sign_in', 'scopes'), 'value', "'openid' must be one of the scopes");
  const { file } = mappingIn(signIn['client_secret']);
  if (typeof file !== 'string') return undefined;
  const pointer = pointerOf('sign_in', 'client_secret', 'file');
  return readNamedFile(document, readFile, pointer, file, readLine);
}
