/** What the proof's upstream, its load and its checks agree about. */

export const PUBLIC_MODEL = 'acme/chat';
export const UPSTREAM_MODEL = 'chat-of-the-proof';
/** The backends of the public model. */
export const DEPLOYMENTS = ['one', 'two', 'three'] as const;
export type DeploymentName = (typeof DEPLOYMENTS)[number];

/** Served by an upstream that is always well: one that costs nothing, and one that is paid by the second of audio. */
export const FREE_MODEL = 'acme/free';
export const SOUND_MODEL = 'acme/sound';
export const SECOND_NANO_EUR = 10_000_000n;
/** The most seconds that the model of audio takes: reserved where the file does not tell. */
export const MAX_SECONDS = 1_000;

/** Nano-euro of one token: 1 and 4 EUR per million. */
export const INPUT_TOKEN_NANO_EUR = 1_000n;
export const OUTPUT_TOKEN_NANO_EUR = 4_000n;

export const MAX_INPUT_TOKENS = 4_096;
export const MAX_OUTPUT_TOKENS = 256;

/** What a deployment that is well does with a request, chosen by the seed. */
export type Behaviour = 'answers' | 'fails' | 'cuts' | 'answers nonsense';

export interface PlannedCall {
  seed: number;
  stream: boolean;
  promptTokens: number;
  /** What the upstream would generate if nothing stopped it. */
  completionTokens: number;
  /** The caller's own limit; null: the gateway's. */
  maxTokens: number | null;
  /** After how many pieces the caller goes; null: never. */
  leavesAfter: number | null;
}

/** Between the seeds of independent dice; more than there are calls. */
const APART = 700_000;

/** The same call for the same seed, in every process. */
export function planOf(seed: number): PlannedCall {
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

/** One call in fifty fails wherever it is made; beyond that each deployment behaves by itself. */
export function behaviourOf(seed: number, deployment: DeploymentName): Behaviour {
  if (diceOf(seed + APART)() < 0.02) return 'fails';
  const fate = diceOf(seed + APART * (DEPLOYMENTS.indexOf(deployment) + 2))();
  if (fate < 0.06) return 'fails';
  if (fate < 0.1) return 'cuts';
  return fate < 0.12 ? 'answers nonsense' : 'answers';
}

export function costOf(promptTokens: number, completionTokens: number): bigint {
  return BigInt(promptTokens) * INPUT_TOKEN_NANO_EUR + BigInt(completionTokens) * OUTPUT_TOKEN_NANO_EUR;
}

/** Whose call it is: one in 16 of a project that soon has nothing left, and one of the project whose limit changes. */
export function callerIndexOf(seed: number): number {
  return seed % 16 < 2 ? (seed % 16) + 1 : 0;
}

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the upstream knows of one attempt, by the gateway's request id. */
export interface UpstreamEntry {
  seed: number;
  deployment: DeploymentName;
  /** Whether it was answered with an error status, for which nobody charges. */
  isRefused: boolean;
  promptTokens: number;
  /** Tokens that were written to the gateway. */
  sentTokens: number;
  /** Whether the complete response was written, its usage included. */
  isWhole: boolean;
}

/** What a caller saw. */
export interface SeenCall {
  requestId: string;
  seed: number;
  status: number;
  /** Whether the answer came to its end as the contract has it. */
  isWhole: boolean;
  receivedTokens: number;
  project: string;
  /** The body of a 429; empty for every other. */
  text: string;
}
