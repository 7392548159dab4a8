import type { Finder } from './finder.ts';

/**
 * The forms of keys that have a recognisable prefix, by these prefixes. Each expression matches only at the prefix (flag `y`), and
 * each repetition is bounded, so that a search takes linear time.
 */
const KEYS: readonly (readonly [literals: string, form: RegExp])[] = [
  // Amazon
  ['akia asia abia acca', /(?<![A-Z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Z0-9])/y],
  // GitHub, GitLab
  ['gho_ ghp_ ghr_ ghs_ ghu_', /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9]{36}/y],
  ['github_pat_', /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{60}/y],
  ['glpat-', /(?<![A-Za-z0-9])glpat-[\w-]{20}/y],
  // Slack
  ['xoxa- xoxb- xoxe- xoxo- xoxp- xoxr- xoxs-', /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10}/y],
  [
    'hooks.slack.com/services/t',
    /hooks\.slack\.com\/services\/T[A-Z0-9]{6,20}\/B[A-Z0-9]{6,20}\/[A-Za-z0-9]{16}/y,
  ],
  // Google, Stripe, SendGrid, Hugging Face, npm, PyPI
  ['aiza', /(?<![A-Za-z0-9])AIza[\w-]{35}/y],
  ['rk_live_ sk_live_', /(?<![A-Za-z0-9])[rs]k_live_[A-Za-z0-9]{20}/y],
  ['sg.', /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}/y],
  ['hf_', /(?<![A-Za-z0-9])hf_[A-Za-z]{34}(?![A-Za-z])/y],
  ['npm_', /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}/y],
  ['pypi-ageichlwas5vcmc', /pypi-AgEIcHlwaS5vcmc[\w-]{50}/y],
  // Model vendors
  ['sk-ant- sk-proj- sk-svcacct- sk-or-v1-', /(?<![A-Za-z0-9])sk-(?:ant|proj|svcacct|or-v1)-[\w-]{20}/y],
  ['sk-', /(?<![A-Za-z0-9])sk-[A-Za-z0-9]{48}(?![A-Za-z0-9])/y],
  // Signed tokens (RFC 7519)
  ['eyj', /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10}/y],
  // This gateway's own
  ['gw_', /(?<![\w-])gw_[\w-]{43}(?![\w-])/y],
];

/** What is beside a key, which a flat text may lack or have more of. */
const AROUND = /\(\?<?[!=][^)]*\)/g;
/** Long repetitions, of which the beginning is enough. */
const LONG = /\{(\d+),\d{4}\}.*/;

/** The head of a private key (RFC 7468), with up to two names, such as `SSH2 ENCRYPTED`. */
const PRIVATE_KEY = /(?<=----)-BEGIN (?:[A-Z0-9]{1,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----/y;
/** `-----BEGIN `, two names and `PRIVATE KEY BLOCK`, without one of them. */
const PRIVATE_KEY_REACH = 45;

/** Names of variables that hold secrets. */
const NAMES = 'api_key api-key apikey access_key access-key accesskey secret token passwd password'.split(
  ' ',
);
/** The assignment after a name; the group is the value. */
const ASSIGNED = /["']?\s{0,5}(?:=>|:=|[:=])\s{0,5}["']?([\w+/=.~-]{16,200})/y;

/** The same in a flat text, in which both quotation marks and `>` may be escapes of JSON. */
const SIGN = String.raw`(?:["'\s:=>]|u00(?:2[27]|3e))`;
/** A digit is looked for only once: values may begin with signs. */
const LOOSE_ASSIGNED = String.raw`(?=${SIGN}{0,13}[:=])(?=[\w"'\s:>+/=.~-]{0,269}?\d)${SIGN}{1,14}[\w+/=.~-]{16}`;

/** Bits per character: more than names and words have, fewer than random letters and digits have. */
const MIN_ENTROPY = 3;

export const secretFinders: readonly Finder[] = [
  // With one dash only, since lines of dashes are frequent.
  keyFinder(['-begin'], PRIVATE_KEY, PRIVATE_KEY_REACH),
  ...KEYS.map(([literals, form]) => keyFinder(literals.split(' '), form)),
  {
    literals: NAMES,
    // The name, a quotation mark, white space, two signs, white space, and another quotation mark.
    reach: 16,
    ignoresCase: false,
    loose: new RegExp(`(?:${NAMES.join('|')})${LOOSE_ASSIGNED}`, 'i'),
    findsAt(text, end, index, work) {
      if (/[a-z]/i.test(text.charAt(end - (NAMES[index] ?? '').length - 1))) return false;
      ASSIGNED.lastIndex = end;
      const value = ASSIGNED.exec(text)?.[1] ?? '';
      work.steps += value.length;
      return /\d/.test(value) && /[a-z]/i.test(value) && entropyBits(value) >= MIN_ENTROPY;
    },
  },
];

function keyFinder(literals: readonly string[], form: RegExp, reach = 0): Finder {
  return {
    literals,
    reach,
    ignoresCase: false,
    loose: new RegExp(form.source.replace(AROUND, '').replace(LONG, '{$1}').replaceAll(' ', '\\s*')),
    findsAt(text, end, index) {
      form.lastIndex = end - (literals[index] ?? '').length;
      return form.test(text);
    },
  };
}

/** The Shannon entropy per character of an ASCII text. */
function entropyBits(text: string): number {
  const counts = new Uint16Array(128);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    counts[unit] = (counts[unit] ?? 0) + 1;
  }
  let bits = 0;
  for (const count of counts) if (count > 0) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
