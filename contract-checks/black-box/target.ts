import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface TargetSettings {
  /** The server's address, with the path that stands before `/v1` if there is one. */
  url: string;
  /** Certificates in PEM that the server's may be signed by, in place of the system's. */
  ca?: string;
  /** Accepts any certificate. */
  insecure?: boolean;
  /** Longest silence of the server before a response counts as missing. */
  timeoutMs: number;
}

/** Where the checked server is, and how a connection to it is opened. */
export class Target {
  /** `gateway.example:8443`, for the `Host` header. */
  readonly host: string;
  /** Stands before every path of the contract; empty, or `/prefix`. */
  readonly pathPrefix: string;
  readonly timeoutMs: number;
  readonly #url: URL;
  readonly #settings: TargetSettings;

  /** Throws a TypeError with a sentence for people when the address cannot be used. */
  constructor(settings: TargetSettings) {
    if (!URL.canParse(settings.url)) throw new TypeError(`${settings.url} is not an address`);
    this.#url = new URL(settings.url);
    const { protocol, host, pathname, username, search } = this.#url;
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new TypeError('the address must begin with http:// or https://');
    if (username !== '' || search !== '')
      throw new TypeError('the address must have neither a user name nor a query');
    this.#settings = settings;
    this.host = host;
    this.pathPrefix = pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
    this.timeoutMs = settings.timeoutMs;
  }

  connect(): Socket {
    const { hostname, port, protocol } = this.#url;
    const host = hostname.replace(/^\[|\]$/g, '');
    if (protocol === 'http:') return connectPlain({ host, port: Number(port || 80), noDelay: true });
    const { ca, insecure = false } = this.#settings;
    return connectTls({
      host,
      port: Number(port || 443),
      servername: /^[\d.]+$|:/.test(host) ? '' : host,
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: !insecure,
      ...(ca === undefined ? {} : { ca }),
    });
  }
}
