import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Suffixes that no public domain has: RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`, and services of Kubernetes. */
const PRIVATE_SUFFIXES = ['.localhost', '.local', '.internal', '.home.arpa', '.svc'];

/**
 * Whether a `Host` header is a name by which the admin port may be called. A web page can make a browser on this network send
 * requests here by pointing its own domain to this address (DNS rebinding); the header then has that domain.
 *
 * @param names further names that the operator allows
 */
export function isAdminName(host: string | undefined, names: readonly string[]): boolean {
  // Only clients of HTTP/1.0 send none, and no browser is one.
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  // A public domain has a dot.
  if (/^[a-z0-9_-]+$/.test(name)) return true;
  return (
    PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix)) ||
    name === hostname().toLowerCase() ||
    names.includes(name)
  );
}
