/**
 * How keys look that their issuers made recognisable. Every repetition is bounded or fails at its first step, so that no text
 * makes a search take longer than its length in proportion.
 */
const KEYS: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----/,
  // Amazon
  /(?<![A-Z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Z0-9])/,
  // GitHub, GitLab
  /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9]{36}/,
  /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{60}/,
  /(?<![A-Za-z0-9])glpat-[\w-]{20}/,
  // Slack
  /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10}/,
  /hooks\.slack\.com\/services\/T[A-Z0-9]{6,20}\/B[A-Z0-9]{6,20}\/[A-Za-z0-9]{16}/,
  // Google, Stripe, SendGrid, Hugging Face, npm, PyPI
  /(?<![A-Za-z0-9])AIza[\w-]{35}/,
  /(?<![A-Za-z0-9])[rs]k_live_[A-Za-z0-9]{20}/,
  /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}/,
  /(?<![A-Za-z0-9])hf_[A-Za-z]{34}(?![A-Za-z])/,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}/,
  /pypi-AgEIcHlwaS5vcmc[\w-]{50}/,
  // Model vendors
  /(?<![A-Za-z0-9])sk-(?:ant|proj|svcacct|or-v1)-[\w-]{20}/,
  /(?<![A-Za-z0-9])sk-[A-Za-z0-9]{48}(?![A-Za-z0-9])/,
  // Signed tokens (RFC 7519)
  /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10}/,
  // This gateway's own
  /(?<![\w-])gw_[\w-]{43}(?![\w-])/,
];

const ASSIGNMENT =
  /(?<![a-z])(?:api[_-]?key|access[_-]?key|secret|token|passw(?:or)?d)["']?\s{0,5}(?:=>|:=|[:=])\s{0,5}["']?([\w+/=.~-]{16,200})/gi;

/** Bits a character: above what names and words have, below what random letters and digits have. */
const LEAST_ENTROPY = 3;

export function holdsSecret(text: string): boolean {
  if (KEYS.some((key) => key.test(text))) return true;
  for (const [, value = ''] of text.matchAll(ASSIGNMENT)) {
    if (/\d/.test(value) && /[a-z]/i.test(value) && entropyBits(value) >= LEAST_ENTROPY) return true;
  }
  return false;
}

/** Shannon's, over the characters of the text. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
