import type { HttpMessage } from '../http-message.ts';

const REDACTED = 'REDACTED';

const SECRET_HEADER =
  /^((proxy-)?authorization|(set-)?cookie|.*api[-_]?key.*|.*(secret|password|credential|signature).*|.*token)$/i;
/** Query parameters of signed URLs (AWS, Google, Azure, CloudFront), and parameters with a key. */
const SECRET_PARAMETER =
  '(?:x-(?:amz|goog)-(?:signature|credential|security-token)|sig|signature|policy|key-pair-id|awsaccesskeyid|googleaccessid|(?:[\\w-]*(?:api[-_]?key|token|secret|password))|key)';
const IN_QUERY = new RegExp(`((?:[?&]|\\\\u0026|&amp;)${SECRET_PARAMETER}=)[^&#"'\\s\\\\<>)]+`, 'gi');
const IN_JSON =
  /("(?:authorization|api[-_]?key|x-api-key|access_token|client_secret|password)"\s*:\s*)"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)/gis;

/** Shorter values occur in any text. */
const LEAST_SECRET_CHARACTERS = 8;

type Headers = HttpMessage['headers'];

/** Removes the credentials of an exchange from everything that is written. */
export class Secrets {
  readonly #values: readonly string[];

  /** @param headers of the request and of the response @param url of the request, with its query */
  constructor(headers: Headers, url: string) {
    const inHeaders = headers.filter(([name]) => isSecretHeader(name)).flatMap(([, value]) => partsOf(value));
    const inQuery = Array.from(url.matchAll(IN_QUERY), ([found]) => found.slice(found.indexOf('=') + 1));
    const plain = [...inHeaders, ...inQuery, ...inQuery.map(decoded)];
    const all = plain.flatMap((value) => [
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
    ]);
    const long = all.filter((value) => value.length >= LEAST_SECRET_CHARACTERS);
    // A secret may contain another one.
    this.#values = [...new Set(long)].sort((one, other) => other.length - one.length);
  }

  headers(headers: Headers): { name: string; value: string }[] {
    return headers.map(([name, value]) => ({
      name,
      value: isSecretHeader(name) ? REDACTED : this.text(value),
    }));
  }

  /** Removes the credentials from a URL or a body. */
  text(text: string): string {
    const known = this.#values.reduce((rest, value) => rest.replaceAll(value, REDACTED), text);
    return known.replace(IN_QUERY, `$1${REDACTED}`).replace(IN_JSON, `$1"${REDACTED}"`);
  }

  /** Like `text`, for a truncated text, whose end may be a part of a credential. */
  cutText(text: string): string {
    const partial = this.#values.flatMap((value) => {
      const length = Math.min(value.length - 1, text.length);
      for (let kept = length; kept > 0; kept--) if (text.endsWith(value.slice(0, kept))) return [kept];
      return [];
    });
    return this.text(partial.length === 0 ? text : text.slice(0, -Math.max(...partial)));
  }
}

function isSecretHeader(name: string): boolean {
  return SECRET_HEADER.test(name);
}

/** Returns the credential without its scheme, and the value of each cookie, because servers repeat them in error messages. */
function partsOf(value: string): string[] {
  const credential = value.replace(/^\w+\s+/, '');
  const cookies = value.includes('=')
    ? value.split(/;\s*/).map((one) => one.slice(one.indexOf('=') + 1))
    : [];
  return [value, credential, ...cookies];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
