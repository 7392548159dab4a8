import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import {
  ResponseStore,
  type JsonObject,
  type ResponseStoreLimits,
  type StoredResponse,
} from '../../projects/response-store.ts';
import type { Store } from '../../storage/open-database.ts';
import type { TemporaryFolder } from '../storage/temporary-store.ts';

export const DAY_MS = 86_400_000;

export interface Scene {
  store: Store;
  responses: ResponseStore;
  /** Ids of two projects. */
  mine: string;
  theirs: string;
  /** The time of the store, which tests change. */
  clock: { nowMs: number };
}

/** A database with two projects and a response store with a retention of thirty days. */
export async function sceneIn(
  folder: TemporaryFolder,
  limits: Partial<ResponseStoreLimits> = {},
): Promise<Scene> {
  const store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
  const project = async (name: string) =>
    (await createProject(store.database, { organisation: 'acme', name, models: 'all' })).id;
  const clock = { nowMs: Date.UTC(2026, 0, 1) };
  const responses = new ResponseStore(store.database, {
    retentionMs: 30 * DAY_MS,
    clockMs: () => clock.nowMs,
    limits,
  });
  return { store, responses, mine: await project('mine'), theirs: await project('theirs'), clock };
}

export function question(text: string, id?: string): JsonObject {
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
  return id === undefined ? item : { id, ...item };
}

export function saying(text: string, id: string): JsonObject {
  const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }];
  return { id, type: 'message', status: 'completed', role: 'assistant', content };
}

/** One turn: the input of `resp_1` is `question 1`, and its output is `answer 1` with id `msg_1`. */
export function turn(
  name: string | number,
  previous: string | number | null = null,
  overrides: { inputItems?: JsonObject[]; output?: JsonObject[] } = {},
): StoredResponse {
  const id = `resp_${name}`;
  const previousResponseId = previous === null ? null : `resp_${previous}`;
  const output = overrides.output ?? [saying(`answer ${name}`, `msg_${name}`)];
  return {
    id,
    previousResponseId,
    inputItems: overrides.inputItems ?? [question(`question ${name}`)],
    response: { id, object: 'response', previous_response_id: previousResponseId, output, store: true },
  };
}
