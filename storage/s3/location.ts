/** Where the shared file contents are. Holds no credentials: those come by the usual AWS ways. */
export interface S3Location {
  bucket: string;
  /** Without slashes at its ends. Everything below it is the gateway's own. */
  prefix: string;
  /** Null: Amazon's own for the region. */
  endpoint: string | null;
  /** Null: as `AWS_REGION` or the shared AWS configuration says. */
  region: string | null;
  /** Whether the bucket is in the path of an address instead of the host's name. */
  pathStyle: boolean;
}

/** An address that is invalid. Its message is for the operator, and holds none of the address. */
export class FilesUrlError extends Error {
  override readonly name = 'FilesUrlError';
}

const OPTIONS = ['endpoint', 'region', 'path_style'] as const;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!.*'()-]+(?:\/[\w!.*'()-]+)*$/;
/** A bucket may hold other things at its top; a sweep must never take one of those for a lost file. */
const DEFAULT_PREFIX = 'files';
/** What servers that have no regions call theirs. */
const REGION_OF_OTHERS = 'us-east-1';

/** Reads `s3://bucket/prefix?endpoint=…&region=…&path_style=…`. Throws a `FilesUrlError`. */
export function parseFilesUrl(text: string): S3Location {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:') throw new FilesUrlError('must be s3://bucket/prefix');
  if (url.username !== '' || url.password !== '')
    throw new FilesUrlError('must hold no credentials; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do');
  if (!BUCKET.test(url.host)) throw new FilesUrlError('names no bucket of a form that S3 has');
  const prefix = url.pathname.replace(/^\/|\/$/g, '') || DEFAULT_PREFIX;
  if (!PREFIX.test(prefix) || url.hash !== '') throw new FilesUrlError('has a prefix that is not plain');
  const options = optionsOf(url.searchParams);
  const endpoint = options.endpoint === undefined ? null : endpointOf(options.endpoint);
  return {
    bucket: url.host,
    prefix,
    endpoint,
    region: options.region ?? (endpoint === null ? null : REGION_OF_OTHERS),
    pathStyle: pathStyleOf(options.path_style) ?? endpoint !== null,
  };
}

function optionsOf(parameters: URLSearchParams): Partial<Record<(typeof OPTIONS)[number], string>> {
  const options: Partial<Record<(typeof OPTIONS)[number], string>> = {};
  for (const [name, value] of parameters) {
    const known = OPTIONS.find((option) => option === name);
    if (known === undefined) throw new FilesUrlError(`takes only ${OPTIONS.join(', ')} after the ?`);
    if (value !== '') options[known] = value;
  }
  if (options.region !== undefined && !/^[a-z0-9-]{1,40}$/.test(options.region))
    throw new FilesUrlError('has a region that is none');
  return options;
}

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    url.pathname === '/';
  if (!isPlain) throw new FilesUrlError('needs an endpoint of the form http://host:port, and nothing more');
  return url.origin;
}

function pathStyleOf(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false')
    throw new FilesUrlError('has a path_style that is not true or false');
  return text === 'true';
}
