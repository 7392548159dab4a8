/** Wording that is kept out of the project. */
export interface ListedWording {
  pattern: RegExp;
  /** What to write in its place. */
  instead: string;
  /** Files that need it, such as lists of English words. */
  allowedIn?: readonly string[];
}

/** Each pattern is tried on text whose line breaks, comment marks included, are single spaces. */
export const listedWording: readonly ListedWording[] = [
  { pattern: /\b(?:not )?heard of\b/gi, instead: 'has stopped responding' },
  { pattern: /\bbodies in passing\b/gi, instead: 'temporary request bodies' },
  { pattern: /\b(?:taken?|takes) (?:\w+ ){0,3}for lost\b/gi, instead: 'is considered unreachable' },
  {
    pattern: /\bpictures?\b/gi,
    instead: 'image',
    allowedIn: ['packages/engines/images/', 'packages/engines/decisions/', 'scripts/engines/'],
  },
  { pattern: /\b(?:seconds?|bytes) of sound\b/gi, instead: 'audio' },
  { pattern: /\bwhole answers?\b/gi, instead: 'complete response, non-streaming response' },
  { pattern: /\bcallers? (?:that|who) (?:went|left|leaves?)\b/gi, instead: 'client that disconnected' },
  { pattern: /\bclients? (?:that|who) (?:went|left|leaves?)\b/gi, instead: 'client that disconnected' },
  { pattern: /\b(?:fault|error|thing|one|none|line) of ours\b/gi, instead: 'internal error, or "internal"' },
  { pattern: /\b(?:and|or) (?:its|their) kin\b/gi, instead: 'and similar' },
  { pattern: /\bwhoever\b/gi, instead: 'the reader, the client, the server: the noun that is meant' },
  { pattern: /\bwhat comes of it\b/gi, instead: 'result' },
  { pattern: /\bmakes? no sense\b/gi, instead: 'is invalid' },
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\bbelievable\b/gi, instead: 'plausible' },
  {
    pattern: /\bthe house\b/gi,
    instead: 'project layout',
    allowedIn: ['packages/engines/', 'scripts/engines/', 'tests/packages/engines/'],
  },
  { pattern: /\bturn(?:s|ed)? out of use\b/gi, instead: 'disables' },
  {
    pattern: /\bwhat (?:a caller|the caller|callers) (?:is|are) told\b/gi,
    instead: 'what the response says',
  },
  { pattern: /\brequests? that (?:went|go|goes) on to\b/gi, instead: 'fails over to' },
  { pattern: /\brobbed\b/gi, instead: 'loses' },
  { pattern: /\bsigns? of life\b/gi, instead: 'keep-alive' },
  { pattern: /\bwhole streams?\b/gi, instead: 'complete stream' },
  { pattern: /\bat fault\b/gi, instead: 'invalid' },
  { pattern: /\btells more\b/gi, instead: 'see' },
  { pattern: /\bhalf a head\b/gi, instead: 'incomplete headers' },
  { pattern: /\bkeeps? the contract\b/gi, instead: 'is valid' },
  { pattern: /\b(?:hence|thereof|wherein|whereby|hereby)\b/gi, instead: 'a plain sentence' },
];
