import { isRecord, type JsonObject } from '../contract/json-object.ts';
import { createHash, type Hash } from 'node:crypto';

export interface Session {
  /** A digest of the project, the model and the session's name. */
  key: string;
  /** Whether the conversation begins, so it has no deployment yet. */
  isNew: boolean;
}

export interface SessionSource {
  projectId: string;
  modelId: string;
  /** The request with its stored conversation. */
  request: JsonObject;
  /** The request's headers by lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Fields and headers in which clients, such as coding agents, name their sessions. */
const BODY_NAMES = ['conversation', 'prompt_cache_key'] as const;
const HEADER_NAMES = ['x-claude-code-session-id', 'session-id', 'x-session-id', 'thread-id'] as const;
const MAX_NAME_LENGTH = 1_024;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Of a long text, only its ends and its length are hashed, so that the work is bounded. */
const HASHED_CHARACTERS = 2_048;
const MAX_MESSAGES = 32;
const MAX_VALUES = 200;
const KEY_BYTES = 16;

/**
 * Returns the session of a conversation: the client's name, or a digest of its beginning, which all turns
 * share. Null for a request without both.
 */
export function sessionOf(source: SessionSource): Session | null {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([source.projectId, source.modelId]));
  const named = namedSession(source);
  if (named !== null) return { key: keyOf(hash.update(`name ${named.name}`)), isNew: false };
  const { request } = source;
  const turns = request['messages'] ?? request['input'];
  addTo(hash, { left: MAX_VALUES }, [request['system'], request['instructions']]);
  if (typeof turns === 'string') {
    addTo(hash, { left: MAX_VALUES }, turns);
    return { key: keyOf(hash), isNew: true };
  }
  if (!Array.isArray(turns)) return null;
  const firstUser = turns.findIndex((turn) => isRecord(turn) && turn['role'] === 'user');
  if (firstUser === -1) return null;
  const first = turns[firstUser] as unknown;
  const before = (turns as unknown[]).slice(0, Math.min(firstUser, MAX_MESSAGES));
  for (const turn of [...before, first]) addTo(hash, { left: MAX_VALUES }, contentOf(turn));
  return { key: keyOf(hash), isNew: firstUser === turns.length - 1 };
}

export interface NamedSession {
  name: string;
  source: 'body' | 'header';
  /** The field or header that contains the name. */
  key: string;
}

/** Returns the client's name of the session; null without one. */
export function namedSession({
  request,
  headers,
}: Pick<SessionSource, 'request' | 'headers'>): NamedSession | null {
  for (const key of BODY_NAMES) {
    const value = request[key];
    const name = isRecord(value) ? value['id'] : value;
    if (isName(name)) return { name, source: 'body', key };
  }
  for (const key of HEADER_NAMES) {
    const name = headers[key];
    if (isName(name)) return { name, source: 'header', key };
  }
  return null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH && !CONTROL.test(value);
}

/** Returns the role and content of a turn. A text is equal to a list with this text as its only part. */
function contentOf(turn: unknown): unknown {
  if (!isRecord(turn)) return turn;
  const { content } = turn;
  const [only, ...others] = Array.isArray(content) ? (content as unknown[]) : [];
  const text = others.length === 0 && isRecord(only) ? only['text'] : undefined;
  return [turn['role'], typeof text === 'string' ? text : content];
}

function addTo(hash: Hash, budget: { left: number }, value: unknown): void {
  if (budget.left <= 0) return;
  budget.left -= 1;
  if (typeof value === 'string') {
    const isLong = value.length > 2 * HASHED_CHARACTERS;
    const ends = isLong ? value.slice(0, HASHED_CHARACTERS) + value.slice(-HASHED_CHARACTERS) : value;
    hash.update(`"${value.length}:`).update(ends);
  } else if (Array.isArray(value)) {
    hash.update('[');
    for (const one of (value as unknown[]).slice(0, MAX_VALUES)) addTo(hash, budget, one);
  } else if (isRecord(value)) {
    hash.update('{');
    for (const name in value) {
      if (budget.left <= 0) break;
      addTo(hash, budget, name);
      addTo(hash, budget, value[name]);
    }
  } else hash.update(String(value));
}

function keyOf(hash: Hash): string {
  return hash.digest().toString('base64url', 0, KEY_BYTES);
}
