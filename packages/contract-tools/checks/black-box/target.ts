import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface TargetSettings {
  /** The server's address, with the path before `/v1` if there is one. */
  url: string;
  /** PEM certificate authorities to trust, instead of those of the system. */
  ca?: string;
  /** Accepts any certificate. */
  insecure?: boolean;
  /** Maximum wait for data from the server. */
  timeoutMs: number;
}

/** The address of the checked server, and its connection options. */
export class Target {
  /** `gateway.example:8443`, for the `Host` header. */
  readonly host: string;
  /** The prefix of every path: empty, or such as `/prefix`. */
  readonly pathPrefix: string;
  readonly timeoutMs: number;
  readonly #url: URL;
  readonly #settings: TargetSettings;

  /** Throws a TypeError with a message for people when the address is invalid. */
  constructor(settings: TargetSettings) {
    if (!URL.canParse(settings.url)) throw new TypeError(`${settings.url} is not a URL`);
    this.#url = new URL(settings.url);
    const { protocol, host, pathname, username, search } = this.#url;
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new TypeError('the address must begin with http:// or https://');
    if (username !== '' || search !== '')
      throw new TypeError('the address must not have a user name or a query');
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
