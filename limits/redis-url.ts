const PROTOCOLS: ReadonlySet<string> = new Set(['redis:', 'rediss:']);

/** Whether a text is the address of one Redis or Valkey, with nothing in it that would be overlooked. */
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
