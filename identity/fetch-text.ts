import { Client } from 'undici';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 512 * 1024;

/** Fetches a document of an identity provider: no redirect, no other status than 200, bounded in time and size. */
export async function fetchText(url: URL, timeoutMs = TIMEOUT_MS): Promise<string> {
  const client = new Client(url.origin, { connect: { timeout: timeoutMs }, allowH2: false });
  try {
    const { statusCode, body } = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { accept: 'application/json', 'user-agent': 'inference-gateway' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error('the document is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    await client.destroy();
  }
}
