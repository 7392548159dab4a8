import { Secret } from './secret.ts';

/** A percentage of a budget, or `forecast`: the budget will be used up before its period ends. */
export type Threshold = number | 'forecast';

/** `alerts` after validation by `gateway.schema.json`, which describes the keys. */
export interface AlertsInFile {
  thresholds?: Threshold[];
  targets: Record<string, AlertTargetInFile>;
}

type SecretInFile = string | { file: string };

export interface AlertTargetInFile {
  kind: AlertTarget['kind'];
  url?: SecretInFile;
  secret?: SecretInFile;
  host?: string;
  port?: number;
  tls?: MailTarget['tls'];
  user?: string;
  password?: SecretInFile;
  from?: string;
  to?: string[];
  internal?: boolean;
}

/** The keys of a target that may name a file instead. */
export const SECRET_KEYS = ['url', 'secret', 'password'] as const;

/** The contents of a target's files, by the key that names them. */
export type AlertFiles = Readonly<Partial<Record<(typeof SECRET_KEYS)[number], string>>>;

interface TargetScope {
  name: string;
  /** Whether the server's name may lead to an address of an internal network. */
  isInternal: boolean;
}

export interface WebhookTarget extends TargetScope {
  kind: 'webhook';
  url: Secret;
  /** Signs the requests. */
  secret: Secret;
}

export interface SlackTarget extends TargetScope {
  kind: 'slack';
  url: Secret;
}

export interface MailTarget extends TargetScope {
  kind: 'email';
  host: string;
  port: number;
  tls: 'starttls' | 'implicit' | 'none';
  /** Null: the gateway does not sign in. */
  login: { user: string; password: Secret } | null;
  from: string;
  to: readonly string[];
}

export type AlertTarget = WebhookTarget | SlackTarget | MailTarget;

/** Which warnings there are, and the names of those that get them. It has no secrets. */
export interface AlertLevels {
  thresholds: readonly Threshold[];
  targets: ReadonlyMap<string, unknown>;
}

/** Which warnings there are, and where they are sent. */
export interface AlertSettings extends AlertLevels {
  targets: ReadonlyMap<string, AlertTarget>;
}

const DEFAULT_THRESHOLDS: readonly Threshold[] = [50, 80, 100, 'forecast'];
const MAIL_PORTS: Readonly<Record<MailTarget['tls'], number>> = { starttls: 587, implicit: 465, none: 25 };

/** Builds the alerts of a file that has passed all checks. */
export function buildAlerts(
  { thresholds = [...DEFAULT_THRESHOLDS], targets }: AlertsInFile,
  files: ReadonlyMap<string, AlertFiles>,
): AlertSettings {
  const built = Object.entries(targets).map(
    ([name, target]) => [name, buildTarget(name, target, files.get(name) ?? {})] as const,
  );
  return { thresholds, targets: new Map(built) };
}

function buildTarget(name: string, target: AlertTargetInFile, files: AlertFiles): AlertTarget {
  const secretOf = (key: (typeof SECRET_KEYS)[number]): Secret => {
    const written = target[key];
    return new Secret(files[key] ?? (typeof written === 'string' ? written : ''));
  };
  const scope = { name, isInternal: target.internal ?? false };
  switch (target.kind) {
    case 'webhook':
      return { ...scope, kind: 'webhook', url: secretOf('url'), secret: secretOf('secret') };
    case 'slack':
      return { ...scope, kind: 'slack', url: secretOf('url') };
    case 'email': {
      const { host = '', tls = 'starttls', port = MAIL_PORTS[tls], user, from = '', to = [] } = target;
      const login = user === undefined ? null : { user, password: secretOf('password') };
      return { ...scope, kind: 'email', host, port, tls, login, from, to };
    }
  }
}
