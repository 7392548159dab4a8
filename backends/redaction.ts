/** Shapes of keys and of addresses in an upstream's error text; neither may reach a caller (design §5). */
const SECRETS =
  /\b(?:sk|pk|rk|gw|hf|xai|gsk|key|api[-_]?key|token)[-_][A-Za-z0-9_-]{8,}|\bBearer\s+\S+|\beyJ[\w-]{10,}\.[\w-]+\.[\w-]*|\b[A-Fa-f0-9]{32,}\b/gi;
const ADDRESSES =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\[[0-9a-f:]{3,}\](?::\d+)?|\b(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{2,5}\b|(?:\/(?:home|root|usr|var|opt|srv|etc|tmp|app)\/)\S+/gi;

const LONGEST_TEXT = 1_000;

/** An upstream's error text with keys, addresses and paths taken out, its own model name replaced, and a bounded length. */
export function redact(text: string, upstreamModel: string, publicModel: string): string {
  const clean = text
    .slice(0, LONGEST_TEXT * 4)
    .replace(SECRETS, '[redacted]')
    .replace(ADDRESSES, '[redacted]');
  const named = upstreamModel.length > 2 ? clean.replaceAll(upstreamModel, publicModel) : clean;
  return named.slice(0, LONGEST_TEXT);
}
