import { setTimeout as wait } from 'node:timers/promises';
import { adtsSilence } from '../test-bed/adts.ts';
import { compressedPdf, plainPdf } from '../test-bed/paged-documents.ts';
import { wavFile } from '../test-bed/wav.ts';
import type { Check, Evidence } from './evidence.ts';
import type { Caller } from './load.ts';
import {
  DOCUMENT_PAGES,
  FREE_MODEL,
  MAX_PAGES,
  MAX_SECONDS,
  PAGE_NANO_EUR,
  PAPER_MODEL,
  PUBLIC_MODEL,
  SECOND_NANO_EUR,
  SOUND_MODEL,
} from './calls.ts';

/** Ways in which clients try to exceed their budget, and one honest call of the same project. */
const attackKinds = [
  'a second file',
  'a forged header',
  'a free model',
  'a billed model',
  'an honest file',
  'a long recording',
  'a recording of unknown length',
  'a compressed document',
  'a forged page count',
  'a damaged document',
] as const;
export type AttackKind = (typeof attackKinds)[number];

/** The result of one attack. */
export interface SeenAttack {
  kind: AttackKind;
  requestId: string;
  status: number;
  text: string;
  endedAt: number;
}

export interface Attackers {
  /** Its budget covers some seconds of audio, but not the longest audio that the model accepts. */
  audio: Caller;
  /** Its budget covers some short documents, but not all pages of one that it sends. */
  paper: Caller;
  /** Its budget is 0. */
  exhausted: Caller;
}

const ATTACK_EVERY_MS = 150;
/** The pause before a request to a gateway that is down or waits for its database is repeated. */
const AGAIN_AFTER_MS = 50;
/** A compressed format in the place of the sub-format: it makes a minute of audio look like a second. */
const FORGED_SUB_FORMAT = 0x0055;
const MESSAGE = { role: 'user', content: 'Say a word.' };

/** Makes the attacks in turn until the signal, each at least once. */
export async function attack(
  addresses: readonly string[],
  attackers: Attackers,
  signal: AbortSignal,
): Promise<SeenAttack[]> {
  const seen: SeenAttack[] = [];
  for (let round = 0; !signal.aborted || round < attackKinds.length; round += 1) {
    const kind = attackKinds[round % attackKinds.length] ?? 'a second file';
    seen.push(await untilServed(addresses, round, kind, attackers));
    await wait(ATTACK_EVERY_MS);
  }
  return seen;
}

async function untilServed(
  addresses: readonly string[],
  round: number,
  kind: AttackKind,
  attackers: Attackers,
): Promise<SeenAttack> {
  for (let attempt = round; ; attempt += 1) {
    const address = addresses[attempt % addresses.length] ?? '';
    const attempted = await send(address, kind, attackers).catch(() => null);
    if (attempted !== null && attempted.status !== 503) return attempted;
    await wait(AGAIN_AFTER_MS);
  }
}

async function send(address: string, kind: AttackKind, attackers: Attackers): Promise<SeenAttack> {
  const { path, caller, body, type } = requestOf(kind, attackers);
  const headers = {
    authorization: `Bearer ${caller.key}`,
    ...(type === null ? {} : { 'content-type': type }),
  };
  const response = await fetch(address + path, { method: 'POST', headers, body });
  const text = await response.text();
  const requestId = response.headers.get('x-request-id') ?? '';
  return { kind, requestId, status: response.status, text, endedAt: Date.now() };
}

function requestOf(
  kind: AttackKind,
  { audio, paper, exhausted }: Attackers,
): { path: string; caller: Caller; body: string | FormData; type: string | null } {
  if (kind === 'a free model' || kind === 'a billed model') {
    const model = kind === 'a free model' ? FREE_MODEL : PUBLIC_MODEL;
    const body = JSON.stringify({ model, seed: 0, messages: [MESSAGE] });
    return { path: '/v1/chat/completions', caller: exhausted, body, type: 'application/json' };
  }
  const document = documentOf(kind);
  const form = new FormData();
  for (const file of document === null ? filesOf(kind) : [document])
    form.append('file', new Blob([new Uint8Array(file)]), 'file');
  form.append('model', document === null ? SOUND_MODEL : PAPER_MODEL);
  return document === null
    ? { path: '/v1/audio/transcriptions', caller: audio, body: form, type: null }
    : { path: '/v1/ocr', caller: paper, body: form, type: null };
}

function documentOf(kind: AttackKind): Buffer | null {
  switch (kind) {
    case 'a compressed document':
      return compressedPdf(DOCUMENT_PAGES);
    case 'a forged page count':
      return plainPdf(DOCUMENT_PAGES, 1);
    case 'a damaged document':
      return plainPdf(DOCUMENT_PAGES).subarray(0, 200);
    default:
      return null;
  }
}

function filesOf(kind: AttackKind): Buffer[] {
  switch (kind) {
    case 'a second file':
      return [wavFile({ seconds: 0.01 }), Buffer.alloc(200_000, 0xff)];
    case 'a forged header':
      return [wavFile({ subFormat: { number: FORGED_SUB_FORMAT } })];
    case 'a long recording':
      return [adtsSilence(MAX_SECONDS + 60)];
    case 'a recording of unknown length':
      return [Buffer.alloc(5_000, 'x')];
    default:
      return [wavFile({ seconds: 1 })];
  }
}

/** The longest time for which a call waits for its database. */
const NEAR_MS = 15_000;

/**
 * Checks the results of the attacks.
 *
 * @param lostAt when a gateway had no database: free calls are then admitted (docs/money.md)
 */
export function checkAttacks(
  attacks: readonly SeenAttack[],
  received: ReadonlySet<string>,
  lostAt: readonly number[],
  { rows, seen }: Pick<Evidence, 'rows' | 'seen'>,
): Check[] {
  const of = (kind: AttackKind): SeenAttack[] => attacks.filter((one) => one.kind === kind);
  const costs = new Map(rows.map((row) => [row.request_id, row.cost_nano_eur]));
  const refused = (one: SeenAttack, status: number): string | null => {
    const isFree = (costs.get(one.requestId) ?? 0n) === 0n && !received.has(one.requestId);
    return one.status === status && isFree
      ? null
      : `${one.requestId} ${one.status}: ${one.text.slice(0, 200)}`;
  };
  const costsAtMost = (one: SeenAttack, pages: number): string | null => {
    if (one.status === 429) return refused(one, 429);
    const cost = costs.get(one.requestId) ?? 0n;
    const fits = one.status === 200 && cost <= BigInt(pages) * PAGE_NANO_EUR;
    return fits ? null : `${one.requestId} ${one.status} costs ${cost}: ${one.text.slice(0, 200)}`;
  };
  const refusals = [...attacks, ...seen].filter(({ status, text }) => status === 429 && text !== '');
  return [
    checkOf('a form with a second file is refused and not forwarded', of('a second file'), (one) =>
      refused(one, 400),
    ),
    checkOf(
      'a forged WAV header reserves the longest audio that the model accepts',
      of('a forged header'),
      (one) => refused(one, 429),
    ),
    checkOf('an exhausted project is refused free models', of('a free model'), (one) =>
      lostAt.some((at) => Math.abs(one.endedAt - at) < NEAR_MS) ? null : refused(one, 429),
    ),
    checkOf('an exhausted project is refused billed models', of('a billed model'), (one) =>
      refused(one, 429),
    ),
    checkOf('a file with a correct header costs its seconds', of('an honest file'), (one) => {
      if (one.status !== 200) return `${one.requestId} ${one.status}: ${one.text.slice(0, 200)}`;
      const cost = costs.get(one.requestId);
      // The row may be lost with a disk. It is then charged as lost.
      return cost === undefined || cost === SECOND_NANO_EUR ? null : `${one.requestId} costs ${cost}`;
    }),
    // The project's budget is below what they reserve, so it refuses them where it is reached first.
    checkOf(
      'audio beyond what the model accepts, and audio of unknown length, is refused and not forwarded',
      [...of('a long recording'), ...of('a recording of unknown length')],
      (one) => refused(one, one.status === 429 ? 429 : 400),
    ),
    checkOf(
      'a document of too many pages is refused, though its page tree is compressed',
      of('a compressed document'),
      (one) => (one.status === 429 ? refused(one, 429) : refused(one, 400)),
    ),
    checkOf(
      'a document that states fewer pages than it has costs what it states',
      of('a forged page count'),
      (one) => costsAtMost(one, 1),
    ),
    checkOf(
      'a document whose pages cannot be counted costs as many as the model reads',
      of('a damaged document'),
      (one) => costsAtMost(one, MAX_PAGES),
    ),
    checkOf('a 429 reports what the call required, which is more than remains', refusals, (one) =>
      isExplained(one.text) ? null : `${one.requestId} ${one.text.slice(0, 300)}`,
    ),
  ];
}

function checkOf<Case>(
  promise: string,
  cases: readonly Case[],
  faultOf: (one: Case) => string | null,
): Check {
  return { promise, cases: cases.length, broken: cases.flatMap((one) => faultOf(one) ?? []) };
}

/** Whether a 429 is explained. A free call of an exhausted project requires nothing and is still refused. */
function isExplained(text: string): boolean {
  try {
    // The text may be anything, so each member is checked.
    const {
      exceeded,
      required_eur_cents: required,
      remaining_eur_cents: remaining,
    } = JSON.parse(text) as Record<string, unknown>;
    if (exceeded !== true || typeof required !== 'number' || typeof remaining !== 'number') return false;
    return required > remaining || (required === 0 && remaining === 0);
  } catch {
    return false;
  }
}
