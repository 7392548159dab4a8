/** The location of the shared file contents. Without credentials, which come from the usual AWS sources. */
export interface S3Location {
  bucket: string;
  /** Without slashes at its ends. The gateway owns everything below it. */
  prefix: string;
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null;
  /** Null: from `AWS_REGION` or the shared AWS configuration. */
  region: string | null;
  /** Whether the bucket is in the path of a URL instead of the host name. */
  pathStyle: boolean;
}

/** An invalid URL. The message is for the operator, and contains no part of the URL. */
export class FilesUrlError extends Error {
  override readonly name = 'FilesUrlError';
}

const OPTIONS = ['endpoint', 'region', 'path_style'] as const;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!.*'()-]+(?:\/[\w!.*'()-]+)*$/;
/** Not the top of the bucket, so that a sweep never deletes other objects there. */
const DEFAULT_PREFIX = 'files';
/** The region of servers without regions. */
const DEFAULT_REGION = 'us-east-1';

/** Reads `s3://bucket/prefix?endpoint=…&region=…&path_style=…`. Throws a `FilesUrlError`. */
export function parseFilesUrl(text: string): S3Location {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:') throw new FilesUrlError('must be s3://bucket/prefix');
  if (url.username !== '' || url.password !== '')
    throw new FilesUrlError('must not contain credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!BUCKET.test(url.host)) throw new FilesUrlError('must name a valid S3 bucket');
  const prefix = url.pathname.replace(/^\/|\/$/g, '') || DEFAULT_PREFIX;
  if (!PREFIX.test(prefix) || url.hash !== '')
    throw new FilesUrlError('has invalid characters in its prefix');
  const options = optionsOf(url.searchParams);
  const endpoint = options.endpoint === undefined ? null : endpointOf(options.endpoint);
  return {
    bucket: url.host,
    prefix,
    endpoint,
    region: options.region ?? (endpoint === null ? null : DEFAULT_REGION),
    pathStyle: pathStyleOf(options.path_style) ?? endpoint !== null,
  };
}

function optionsOf(parameters: URLSearchParams): Partial<Record<(typeof OPTIONS)[number], string>> {
  const options: Partial<Record<(typeof OPTIONS)[number], string>> = {};
  for (const [name, value] of parameters) {
    const known = OPTIONS.find((option) => option === name);
    if (known === undefined) throw new FilesUrlError(`may have only ${OPTIONS.join(', ')} after the ?`);
    if (value !== '') options[known] = value;
  }
  if (options.region !== undefined && !/^[a-z0-9-]{1,40}$/.test(options.region))
    throw new FilesUrlError('has an invalid region');
  return options;
}

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    url.pathname === '/';
  if (!isPlain) throw new FilesUrlError('must have an endpoint of the form http://host:port');
  return url.origin;
}

function pathStyleOf(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw new FilesUrlError('must have true or false for path_style');
  return text === 'true';
}
