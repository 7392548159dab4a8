import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import {
  callerIndexOf,
  callOf,
  PUBLIC_MODEL,
  writtenTeamOf,
  type ProofCall,
  type SeenCall,
} from './calls.ts';

export interface Caller {
  project: string;
  key: string;
  keyId: string;
}

export interface LoadOptions {
  calls: number;
  concurrency: number;
  /** The addresses of the gateways. Each may be down for some time. */
  addresses: readonly string[];
  callers: readonly Caller[];
  /** Called when a tenth of the calls has begun. */
  onTenth: () => void;
}

export interface LoadResult {
  seen: SeenCall[];
  /** Requests without a status, since the gateway was down. They were repeated. */
  lost: number;
}

/** How long a client waits before it repeats a request to a stopped gateway. */
const PAUSE_MS = 20;

/** Makes concurrent calls until the given number has a status. A failed call does not stop the others. */
export async function runLoad({
  calls,
  concurrency,
  addresses,
  callers,
  onTenth,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ connections: concurrency, pipelining: 1 });
  const result: LoadResult = { seen: [], lost: 0 };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      const seed = next;
      next += 1;
      if (seed === Math.floor(calls / 10)) onTenth();
      const address = addresses[(seed + Math.floor(seed / 16)) % addresses.length] ?? '';
      const caller = callers[callerIndexOf(seed)];
      if (caller === undefined) throw new Error('the load has no caller');
      let seen = await callOnce(agent, address, caller, callOf(seed));
      while (seen === null) {
        result.lost += 1;
        await wait(PAUSE_MS);
        seen = await callOnce(agent, address, caller, callOf(seed));
      }
      result.seen.push(seen);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await agent.destroy();
  return result;
}

async function callOnce(
  agent: Agent,
  address: string,
  caller: Caller,
  given: ProofCall,
): Promise<SeenCall | null> {
  const disconnect = new AbortController();
  let response: Dispatcher.ResponseData;
  try {
    response = await request(`${address}/v1/chat/completions`, {
      dispatcher: agent,
      method: 'POST',
      headers: headersOf(caller, given),
      body: bodyOf(given),
      signal: disconnect.signal,
    });
  } catch {
    return null;
  }
  const seen: SeenCall = {
    requestId: String(response.headers['x-request-id']),
    seed: given.seed,
    status: response.statusCode,
    isWhole: false,
    receivedTokens: 0,
    project: caller.project,
    text: '',
  };
  try {
    let text = '';
    for await (const chunk of response.body) {
      text += String(chunk);
      seen.receivedTokens = text.split('word ').length - 1;
      if (given.leavesAfter !== null && given.stream && seen.receivedTokens >= given.leavesAfter) {
        disconnect.abort();
        return seen;
      }
    }
    if (response.statusCode === 429) seen.text = text;
    seen.isWhole = response.statusCode === 200 && (!given.stream || text.endsWith('data: [DONE]\n\n'));
  } catch {
    // The gateway was killed, or the client disconnected: what was received is counted.
  }
  return seen;
}

function headersOf({ key }: Caller, { seed }: ProofCall): Record<string, string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const team = writtenTeamOf(seed);
  return team !== null && 'header' in team ? { ...headers, 'x-team': team.header } : headers;
}

/** The request body of a call. */
export function bodyOf(given: ProofCall): string {
  const team = writtenTeamOf(given.seed);
  return JSON.stringify({
    model: PUBLIC_MODEL,
    messages: [{ role: 'user', content: 'Say the word as often as you were told to, and then say no more.' }],
    seed: given.seed,
    stream: given.stream,
    ...(given.maxTokens === null ? {} : { max_tokens: given.maxTokens }),
    ...(team !== null && 'metadata' in team ? { metadata: { team: team.metadata } } : {}),
  });
}
