/** The kind of load. `closed`: a fixed number of requests in flight. `open`: streams that start at a constant rate. */
export type Traffic =
  | { kind: 'closed'; connections: number; durationMs: number }
  | { kind: 'open'; streams: number; rampMs: number; events: number; intervalMs: number };

export type Shape = 'chat' | 'chat-100k' | 'chat-stream' | 'embeddings-float' | 'embeddings-base64';

export interface Workload {
  /** The letter of the workload in docs/performance.md. */
  id: string;
  name: string;
  shape: Shape;
  /** The unit of the CPU time. */
  unit: 'request' | 'event';
  /** Content events of one stream. 0 for non-streaming responses. */
  events: number;
  traffic: Traffic;
}

export interface Plan {
  rounds: number;
  /** Longest warm-up of a workload on a target. It ends earlier when the CPU time per unit is stable. */
  warmUpMs: number;
  startUps: number;
  /** Time without a request before idle memory is read. */
  idleMs: number;
  /** Time limit of the run. */
  deadlineMs: number;
  workloads: readonly Workload[];
}

function closed(connections: number, durationMs: number): Traffic {
  return { kind: 'closed', connections, durationMs };
}

/** One event per 20 ms and stream, like the tokens of a model server. */
function paced(streams: number, rampMs: number, events: number): Traffic {
  return { kind: 'open', streams, rampMs, events, intervalMs: 20 };
}

function workloads(durationMs: number, streamEvents: number, dPlan: [number, number, number][]): Workload[] {
  const nonStreaming = { unit: 'request', events: 0 } as const;
  return [
    { id: 'A', name: 'chat, 1 KB', shape: 'chat', ...nonStreaming, traffic: closed(32, durationMs) },
    {
      id: 'B',
      name: 'chat, 100 KB prompt',
      shape: 'chat-100k',
      ...nonStreaming,
      traffic: closed(16, durationMs),
    },
    {
      id: 'C',
      name: 'stream at full speed',
      shape: 'chat-stream',
      unit: 'event',
      events: streamEvents,
      traffic: closed(16, durationMs),
    },
    ...dPlan.map(([streams, rampMs, events], index): Workload => ({
      id: `D${index + 1}`,
      name: `${streams} streams, an event per 20 ms`,
      shape: 'chat-stream',
      unit: 'event',
      events,
      traffic: paced(streams, rampMs, events),
    })),
    {
      id: 'E1',
      name: 'embeddings, floats',
      shape: 'embeddings-float',
      ...nonStreaming,
      traffic: closed(16, durationMs),
    },
    {
      id: 'E2',
      name: 'embeddings, base64',
      shape: 'embeddings-base64',
      ...nonStreaming,
      traffic: closed(16, durationMs),
    },
    {
      id: 'G',
      name: 'chat, 1 KB, one connection',
      shape: 'chat',
      ...nonStreaming,
      traffic: closed(1, durationMs),
    },
  ];
}

export const fullPlan: Plan = {
  rounds: 5,
  warmUpMs: 30_000,
  startUps: 5,
  idleMs: 3_000,
  deadlineMs: 1_500_000,
  workloads: workloads(2_000, 200, [
    [200, 2_000, 200],
    [1_000, 4_000, 300],
  ]),
};

/** Checks that all responses are correct. Its times are not meaningful. */
export const quickPlan: Plan = {
  rounds: 1,
  warmUpMs: 0,
  startUps: 1,
  idleMs: 200,
  deadlineMs: 90_000,
  workloads: workloads(150, 50, [[20, 100, 20]]),
};

/** Workload A for candidates of different sizes, and open streams for their memory. */
export const scalePlan: Plan = {
  ...fullPlan,
  startUps: 0,
  workloads: [
    ...fullPlan.workloads.filter(({ id }) => id === 'A'),
    {
      id: 'D3',
      name: '2,000 open streams, an event per second',
      shape: 'chat-stream',
      unit: 'event',
      events: 10,
      traffic: { kind: 'open', streams: 2_000, rampMs: 6_000, events: 10, intervalMs: 1_000 },
    },
  ],
};

export const CHAT_MODEL = { publicName: 'bench/chat', upstreamName: 'bench-chat-fp8-upstream' } as const;
export const EMBEDDING_MODEL = { publicName: 'bench/embed', upstreamName: 'bench-embed-upstream' } as const;
