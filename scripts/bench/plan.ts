/** One kind of traffic, the same for both targets. Everything in it is a count or a bound: the run stops by itself. */
export interface Workload {
  name: string;
  /** What CPU time is divided by. */
  unit: 'request' | 'chunk';
  /** Chunks of text per answer; 0: the answer comes in one piece. */
  chunks: number;
  /** Time between two chunks at the upstream; 0: each as soon as the one before is written. */
  intervalMs: number;
  requests: number;
  concurrency: number;
  warmUpRequests: number;
}

export interface Plan {
  rounds: number;
  /** After this time everything is stopped and the run counts as failed. */
  deadlineMs: number;
  workloads: readonly Workload[];
}

const plain = { name: 'plain, 2 KB body', unit: 'request', chunks: 0, intervalMs: 0 } as const;
const flatOut = { name: 'streamed, flat out', unit: 'chunk', intervalMs: 0 } as const;
/** As a model server writes: tokens come singly, so that no read holds two of one stream. */
const paced = { name: 'streamed, paced', unit: 'chunk', intervalMs: 10 } as const;

export const fullPlan: Plan = {
  rounds: 5,
  deadlineMs: 300_000,
  workloads: [
    { ...plain, requests: 6_000, concurrency: 32, warmUpRequests: 24_000 },
    { ...flatOut, chunks: 200, requests: 240, concurrency: 16, warmUpRequests: 480 },
    { ...paced, chunks: 200, requests: 192, concurrency: 96, warmUpRequests: 384 },
  ],
};

/** Shows that everything works and that all answers are right; its times mean nothing. */
export const quickPlan: Plan = {
  rounds: 1,
  deadlineMs: 60_000,
  workloads: [
    { ...plain, requests: 200, concurrency: 16, warmUpRequests: 20 },
    { ...flatOut, chunks: 50, requests: 16, concurrency: 8, warmUpRequests: 4 },
    { ...paced, chunks: 20, requests: 16, concurrency: 16, warmUpRequests: 4 },
  ],
};

export const PUBLIC_MODEL = 'bench/chat';
/** Differs from the public name, so that both directions have to be rewritten (design §9). */
export const UPSTREAM_MODEL = 'bench-chat-fp8-upstream';
export const CHAT_PATH = '/v1/chat/completions';
/** Unknown to the contract, and so forwarded to the upstream, which reads them. */
export const CHUNKS_FIELD = 'bench_chunks';
export const INTERVAL_FIELD = 'bench_interval_ms';

const BODY_BYTES = 2_048;

/** A chat request of about 2 KB. */
export function requestBody(workload: Workload, model: string): string {
  const body = (question: string): string =>
    JSON.stringify({
      model,
      messages: [
        { role: 'system', content: 'You are a terse assistant.' },
        { role: 'user', content: question },
      ],
      temperature: 0.7,
      ...(workload.chunks > 0 ? { stream: true } : {}),
      [CHUNKS_FIELD]: workload.chunks,
      [INTERVAL_FIELD]: workload.intervalMs,
    });
  return body('How much wood? '.repeat(BODY_BYTES / 15).slice(0, BODY_BYTES - body('').length));
}

/** The text of one chunk, by its index: the answers are checked against it. */
export function chunkText(index: number): string {
  return ` word${index}`;
}

export const PLAIN_TEXT = 'A woodchuck would chuck as much wood as it could. '.repeat(16);
