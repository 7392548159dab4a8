const PROTOCOLS: ReadonlySet<string> = new Set(['redis:', 'rediss:']);

/** Whether a text is the URL of one Redis or Valkey server, without parts that would be ignored. */
export function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  if (!PROTOCOLS.has(protocol) || hostname === '' || search !== '' || hash !== '') return false;
  return /^(\/\d{0,9})?$/.test(pathname) && isEncoded(username) && isEncoded(password);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
