import { IMAGE, MIXED, textNames } from './texts.ts';

/** The kind of load. `closed`: a fixed number of requests in flight. `open`: streams that start at a constant rate. */
export type Traffic =
  | { kind: 'closed'; connections: number; durationMs: number }
  | { kind: 'open'; streams: number; rampMs: number; events: number; intervalMs: number };

export type Operation = 'chat' | 'messages' | 'embeddings' | 'rerank' | 'transcription';

/** What the requests of a workload have in common. No two in a row are alike: texts, lengths and responses change. */
export interface Shape {
  operation: Operation;
  model: keyof typeof MODELS;
  /** A text of `texts/`, `image`, or `mixed`. */
  text: string;
  /** Size of the prompt, of all documents, or of the file. */
  bytes: number;
  messages: number;
  tools: number;
  /** Texts of embeddings, or documents. */
  items: number;
  encoding: 'float' | 'base64';
}

export interface Workload {
  /** The letter of the workload in docs/performance.md, with the number of its row. */
  id: string;
  name: string;
  shape: Shape;
  /** The unit of the CPU time. */
  unit: 'request' | 'event';
  /** Content events of one stream. 0 for non-streaming responses. */
  events: number;
  traffic: Traffic;
  /** The table that it is a row of; the worst row is the result. */
  table?: string;
}

export interface Suite {
  rounds: number;
  /** Longest warm-up of a workload on a target. It ends earlier when the CPU time per unit is stable. 0: none. */
  warmUpMs: number;
  startUps: number;
  /** Time without a request before idle memory is read. */
  idleMs: number;
  /** Time limit of the run. */
  deadlineMs: number;
  workloads: readonly Workload[];
}

export const MODELS = {
  chat: { publicName: 'bench/chat', upstreamName: 'bench-chat-fp8-upstream' },
  messages: { publicName: 'bench/messages', upstreamName: 'bench-messages-upstream' },
  embedding: { publicName: 'bench/embed', upstreamName: 'bench-embed-upstream' },
  rerank: { publicName: 'bench/rerank', upstreamName: 'bench-rerank-upstream' },
  transcription: { publicName: 'bench/transcribe', upstreamName: 'bench-transcribe-upstream' },
} as const;

const CHAT: Shape = {
  operation: 'chat',
  model: 'chat',
  text: MIXED,
  bytes: 1_000,
  messages: 1,
  tools: 0,
  items: 0,
  encoding: 'float',
};
const AGENT: Shape = {
  ...CHAT,
  operation: 'messages',
  model: 'messages',
  bytes: 40_000,
  messages: 41,
  tools: 20,
};
const EMBEDDINGS: Shape = {
  ...CHAT,
  operation: 'embeddings',
  model: 'embedding',
  bytes: 16 * 200,
  items: 16,
};

/** The ten conversations of workload A. */
const CONVERSATIONS: readonly (readonly [name: string, shape: Partial<Shape>])[] = [
  ['English', { text: 'plain-english' }],
  ['English, typographic', { text: 'typographic-english' }],
  ['German', { text: 'german' }],
  ['Chinese', { text: 'chinese' }],
  ['Python', { text: 'python' }],
  ['JSON in a string', { text: 'json-in-a-string' }],
  ['an image', { text: IMAGE }],
  ['5 messages, emoji', { text: 'emoji', messages: 5 }],
  ['41 messages, mixed', { messages: 41 }],
  ['a tool and its results', { messages: 9, tools: 1 }],
];

/** The rows of workload B besides those of one text each. */
const LARGE: readonly (readonly [name: string, shape: Partial<Shape>])[] = [
  ['301 messages, mixed', { messages: 301 }],
  ['10 tools and results', { messages: 41, tools: 10 }],
  ['100 tools and results', { messages: 41, tools: 100 }],
];

export function closed(connections: number, durationMs: number): Traffic {
  return { kind: 'closed', connections, durationMs };
}

/** One event per 20 ms and stream, like the tokens of a model server. */
function paced(streams: number, rampMs: number, events: number): Traffic {
  return { kind: 'open', streams, rampMs, events, intervalMs: 20 };
}

export function requests(id: string, name: string, shape: Partial<Shape>, traffic: Traffic): Workload {
  return { id, name, shape: { ...CHAT, ...shape }, unit: 'request', events: 0, traffic };
}

export function stream(
  id: string,
  name: string,
  shape: Partial<Shape>,
  events: number,
  traffic: Traffic,
): Workload {
  return { ...requests(id, name, shape, traffic), unit: 'event', events };
}

interface Sizes {
  /** Requests in flight of a workload, and of a row of a table. */
  connections: number;
  rowConnections: number;
  durationMs: number;
  /** The duration of a row of a table. */
  rowMs: number;
  streamEvents: number;
  paced: readonly (readonly [streams: number, rampMs: number, events: number])[];
}

function workloads(sizes: Sizes): Workload[] {
  const { connections, rowConnections, durationMs, rowMs, streamEvents, paced: pacedStreams } = sizes;
  const few = closed(connections, durationMs);
  const row = closed(rowConnections, rowMs);
  const large = [
    ...[...textNames, IMAGE].map((text): [string, Partial<Shape>] => [text, { text }]),
    ...LARGE,
  ];
  return [
    ...CONVERSATIONS.map(([name, shape], at) => ({
      ...requests(`A${at + 1}`, name, shape, row),
      table: 'A: chat, 1 KB',
    })),
    ...large.map(([name, shape], at) => ({
      ...requests(`B${at + 1}`, name, { ...shape, bytes: 100_000 }, row),
      table: 'B: chat, 100 KB',
    })),
    stream('C', 'stream at full speed', {}, streamEvents, few),
    ...pacedStreams.map(([streams, rampMs, events], at) =>
      stream(
        `D${at + 1}`,
        `${streams} streams, an event per 20 ms`,
        {},
        events,
        paced(streams, rampMs, events),
      ),
    ),
    requests('E1', 'embeddings, floats', EMBEDDINGS, few),
    requests('E2', 'embeddings, base64', { ...EMBEDDINGS, encoding: 'base64' }, few),
    requests('G', 'chat, 1 KB, one connection', {}, closed(1, durationMs)),
    { ...requests('H', "a coding agent's request, native", AGENT, few), events: 20 },
    {
      ...requests('I', "a coding agent's request, translated", { ...AGENT, model: 'chat' }, few),
      events: 20,
    },
    stream('J', 'translated stream at full speed', { model: 'messages' }, 2 * streamEvents, few),
    requests(
      'K',
      'rerank of 200 documents',
      { operation: 'rerank', model: 'rerank', bytes: 200 * 500, items: 200 },
      few,
    ),
    requests(
      'L',
      'transcription of 10 MB',
      { operation: 'transcription', model: 'transcription', bytes: 10_000_000 },
      closed(2, durationMs),
    ),
  ];
}

export const fullSuite: Suite = {
  rounds: 5,
  warmUpMs: 30_000,
  startUps: 5,
  idleMs: 3_000,
  deadlineMs: 5_400_000,
  workloads: workloads({
    connections: 16,
    rowConnections: 32,
    durationMs: 2_000,
    rowMs: 1_000,
    streamEvents: 200,
    paced: [
      [200, 2_000, 200],
      [500, 3_000, 250],
      [1_000, 4_000, 300],
    ],
  }),
};

/** Checks that all responses are correct. Its times are not meaningful. */
export const quickSuite: Suite = {
  rounds: 1,
  warmUpMs: 0,
  startUps: 1,
  idleMs: 200,
  deadlineMs: 150_000,
  workloads: workloads({
    connections: 6,
    rowConnections: 4,
    durationMs: 20,
    rowMs: 1,
    streamEvents: 25,
    paced: [[20, 100, 20]],
  }),
};

/** Workload A for candidates of different sizes, and open streams for their memory. */
export const scaleSuite: Suite = {
  ...fullSuite,
  startUps: 0,
  workloads: [
    ...fullSuite.workloads.filter(({ id }) => id === 'A1'),
    stream('D9', '2,000 open streams, an event per second', {}, 10, {
      kind: 'open',
      streams: 2_000,
      rampMs: 6_000,
      events: 10,
      intervalMs: 1_000,
    }),
  ],
};
