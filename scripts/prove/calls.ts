/** What the proof's upstream, its load generator and its checks have in common. */

export const PUBLIC_MODEL = 'acme/chat';
export const UPSTREAM_MODEL = 'chat-of-the-proof';
/** The backends of the public model. */
export const DEPLOYMENTS = ['one', 'two', 'three'] as const;
export type DeploymentName = (typeof DEPLOYMENTS)[number];

/** Served by an upstream that never fails: a free model, and one that is billed by the second of audio. */
export const FREE_MODEL = 'acme/free';
export const SOUND_MODEL = 'acme/sound';
export const SECOND_NANO_EUR = 10_000_000n;
/** The longest audio that the model accepts. It is reserved when the file does not state its duration. */
export const MAX_SECONDS = 1_000;
/** A model that reads documents and is billed by the page. */
export const PAPER_MODEL = 'acme/paper';
export const PAGE_NANO_EUR = 10_000_000n;
/** The most pages that the model reads. They are reserved when the client chooses none. */
export const MAX_PAGES = 5;
/** The pages of the documents that clients send. */
export const DOCUMENT_PAGES = 30;

/** The team that makes half of the calls, and one whose budget is soon spent. */
export const TEAM = '\u00e9quipe';
export const SMALL_TEAM = 'night';

/** Nano-euro of one token: 1 and 4 EUR per million. */
export const INPUT_TOKEN_NANO_EUR = 1_000n;
export const OUTPUT_TOKEN_NANO_EUR = 4_000n;

export const MAX_INPUT_TOKENS = 4_096;
export const MAX_OUTPUT_TOKENS = 256;

/** How a deployment without an outage responds to a request, chosen by the seed. */
export type Behaviour = 'responds' | 'fails' | 'cuts' | 'sends an invalid response';

export interface ProofCall {
  seed: number;
  stream: boolean;
  promptTokens: number;
  /** The tokens that the upstream generates without a limit. */
  completionTokens: number;
  /** The output limit of the request; null: the gateway's. */
  maxTokens: number | null;
  /** After how many pieces the client disconnects; null: never. */
  leavesAfter: number | null;
}

/** The distance between the seeds of independent dice, greater than the number of calls. */
const APART = 700_000;

/** Returns the same call for the same seed, in every process. */
export function callOf(seed: number): ProofCall {
  const dice = diceOf(seed);
  const stream = dice() < 0.6;
  const completionTokens = 1 + Math.floor(dice() * 60);
  return {
    seed,
    stream,
    promptTokens: 8 + Math.floor(dice() * 24),
    completionTokens,
    maxTokens: dice() < 0.5 ? 80 : null,
    leavesAfter: dice() < 0.1 ? Math.floor(dice() * completionTokens) : null,
  };
}

/** One call in fifty fails at every deployment. Otherwise the deployments fail independently. */
export function behaviourOf(seed: number, deployment: DeploymentName): Behaviour {
  if (diceOf(seed + APART)() < 0.02) return 'fails';
  const fate = diceOf(seed + APART * (DEPLOYMENTS.indexOf(deployment) + 2))();
  if (fate < 0.06) return 'fails';
  if (fate < 0.1) return 'cuts';
  return fate < 0.12 ? 'sends an invalid response' : 'responds';
}

export function costOf(promptTokens: number, completionTokens: number): bigint {
  return BigInt(promptTokens) * INPUT_TOKEN_NANO_EUR + BigInt(completionTokens) * OUTPUT_TOKEN_NANO_EUR;
}

/** The index of the project that makes a call. One in 16 belongs to the project with the small budget, one to that whose limit changes. */
export function callerIndexOf(seed: number): number {
  return seed % 16 < 2 ? (seed % 16) + 1 : 0;
}

/** The team of a call; null: it has none. All projects make calls of each. */
export function teamOf(seed: number): string | null {
  const turn = Math.floor(seed / 16) % 8;
  if (turn > 4) return null;
  return turn === 4 ? SMALL_TEAM : TEAM;
}

/** Where and how the client of a call writes its team: composed and decomposed, with and without spaces. */
export function writtenTeamOf(seed: number): { header: string } | { metadata: string } | null {
  const team = teamOf(seed);
  if (team === null) return null;
  const form = seed % 2 === 0 ? team : ` ${team.normalize('NFD')}  `;
  return seed % 3 === 0 ? { metadata: form } : { header: Buffer.from(form).toString('latin1') };
}

/** Mulberry32, a small generator with the same numbers everywhere. */
function diceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One attempt in the upstream's log. */
export interface UpstreamEntry {
  seed: number;
  deployment: DeploymentName;
  /** Whether the response had an error status, which is not charged. */
  isRefused: boolean;
  promptTokens: number;
  /** Tokens that were sent to the gateway. */
  sentTokens: number;
  /** Whether the complete response was sent, including its usage. */
  isWhole: boolean;
}

/** What a client received. */
export interface SeenCall {
  requestId: string;
  seed: number;
  status: number;
  /** Whether the response ended as the contract requires. */
  isWhole: boolean;
  receivedTokens: number;
  project: string;
  /** The body of a 429; empty for other statuses. */
  text: string;
}
