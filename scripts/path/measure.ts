import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exampleRequest,
  type RequestChanges,
} from '../../packages/contract-tools/checks/black-box/example-requests.ts';
import { openSession } from '../../packages/contract-tools/checks/black-box/open-session.ts';
import type { Session } from '../../packages/contract-tools/checks/black-box/session.ts';
import { Target } from '../../packages/contract-tools/checks/black-box/target.ts';
import { exchangeWith } from '../../packages/contract-tools/checks/black-box/transport.ts';
import { gatewayContract } from '../../packages/contract-tools/checks/contract.ts';
import { contractDocument } from '../../packages/contract-tools/checks/document.ts';
import { createMockServer } from '../../packages/contract-tools/checks/mock/mock-server.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import { COHERE_MODEL, MESSAGES_MODEL, models } from './gateway-file.ts';
import { CountedGateway } from './counted-gateway.ts';
import type { CountedFunction } from './count-agent.ts';

/** One request, and the functions of the main thread that it runs. */
export interface PathCount {
  name: string;
  functions: readonly CountedFunction[];
}

/** Requests before the counted ones: what the first one makes is kept for the others. */
const WARM_UP = 3;
/** What depends on the moment, such as the first call of a second, runs for some of them. What runs for each is the request's own. */
const COUNTED = 3;
const TIMEOUT_MS = 20_000;

const STREAM = { stream: true };
/** Further rows of an operation: another way through the gateway. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  createChatCompletion: { streamed: STREAM, 'streamed, over messages': { ...STREAM, model: MESSAGES_MODEL } },
  createMessage: {
    'streamed, over chat': STREAM,
    'streamed, over messages': { ...STREAM, model: MESSAGES_MODEL },
  },
  createResponse: { streamed: STREAM },
  createRerank: { 'over Cohere': { model: COHERE_MODEL } },
};

/**
 * Sends one request of each operation to a gateway with everything on, whose upstream returns the contract's examples, and returns the
 * functions that each ran. Throws when a request fails.
 * @param isWanted whether to measure a request of this name
 */
export async function measurePaths(isWanted: (name: string) => boolean = () => true): Promise<PathCount[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-path-'));
  const upstream = createMockServer(gatewayContract(), contractDocument()).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  // A listening TCP server has such an address.
  const { port } = upstream.address() as AddressInfo;
  try {
    const gateway = await CountedGateway.start(folder, `http://127.0.0.1:${port}`);
    try {
      const session = openSession({
        target: new Target({ url: gateway.address, timeoutMs: TIMEOUT_MS }),
        models,
        keys: { full: gateway.key },
        slow: false,
      });
      const counts: PathCount[] = [];
      for (const operation of operations) {
        const variants = { '': {}, ...VARIANTS[operation.operationId] };
        for (const [variant, fields] of Object.entries(variants)) {
          const name = variant === '' ? operation.operationId : `${operation.operationId}, ${variant}`;
          if (isWanted(name))
            counts.push({ name, functions: await countOf(gateway, session, operation, fields) });
        }
      }
      return counts;
    } finally {
      await gateway.stop();
    }
  } finally {
    upstream.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

async function countOf(
  gateway: CountedGateway,
  session: Session,
  operation: Operation,
  fields: Readonly<Record<string, unknown>>,
): Promise<readonly CountedFunction[]> {
  let own: readonly CountedFunction[] | null = null;
  for (let round = 0; round < WARM_UP + COUNTED; round += 1) {
    await createWhatIsNamed(session, operation);
    await gateway.begin();
    await sendExample(session, operation, { fields });
    const counted = await gateway.functionsOfResponse();
    const ran = new Set(counted.map(placeOf));
    if (round >= WARM_UP) own = (own ?? counted).filter((one) => ran.has(placeOf(one)));
  }
  return own ?? [];
}

const placeOf = ({ url, offset }: CountedFunction): string => `${url}:${offset}`;

/** Creates the file or the response that the path of an operation names. */
async function createWhatIsNamed(session: Session, { path }: Operation): Promise<void> {
  for (const [parameter, creating] of [
    ['file_id', 'uploadFile'],
    ['response_id', 'createResponse'],
  ] as const) {
    const create = operations.find(({ operationId }) => operationId === creating);
    if (create === undefined || !path.includes(`{${parameter}}`)) continue;
    // The contract's schema has this member.
    const { id } = JSON.parse((await sendExample(session, create, {})).toString()) as { id: string };
    session.ids.set(parameter, id);
  }
}

async function sendExample(session: Session, operation: Operation, changes: RequestChanges): Promise<Buffer> {
  const { status, response } = await exchangeWith(
    session.target,
    exampleRequest(session, operation, changes),
  );
  if (status >= 300) throw new Error(`${operation.operationId}: ${status} ${response.body.toString()}`);
  return response.body;
}
