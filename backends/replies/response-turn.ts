import type { JsonObject } from '../../bodies/json-body.ts';
import { principalOf, type Call } from '../../calls/call.ts';
import { inputItems, itemReferences, withContext } from '../../dialects/responses-to-chat/items.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { ResponseStore } from '../../projects/response-store.ts';

/** One turn of a stateful conversation (docs/wire-formats/responses.md#stored-responses). */
export interface ResponseTurn {
  /** The client's body with the complete conversation. */
  body: JsonObject;
  /** Whether `body` differs from what the client sent. */
  hasContext: boolean;
  /**
   * Stores the response, unless the client set `store: false`. Must be done before the terminal event is sent.
   */
  keep(response: JsonObject): Promise<void>;
}

/**
 * Memory for each stored byte: the rows in both threads, their values, a translation of these, and the text
 * that is sent upstream.
 */
export const MEMORY_PER_STORED_BYTE = 6;

/**
 * Prepends the stored conversation that a request continues. Throws `previous_response_not_found` and
 * `invalid_parameter` for what the project has not stored.
 */
export async function openTurn(call: Call, responses: ResponseStore): Promise<ResponseTurn> {
  const { value } = call.body;
  const { projectId } = principalOf(call);
  const previousResponseId = previousIdOf(value);
  const hold = (bytes: number): void => void call.memory?.hold(MEMORY_PER_STORED_BYTE * bytes);
  const chain =
    previousResponseId === null ? [] : await chainOf(responses, projectId, previousResponseId, hold);
  const references = itemReferences(inputItems(value));
  const referenced =
    references.length === 0
      ? new Map<string, JsonObject>()
      : await responses.items(projectId, references, hold);
  const body = withContext(value, chain, referenced);
  // References are resolved before storing, since their items may be deleted later.
  const ownItems = inputItems(body).slice(chain.length);
  const stores = value['store'] !== false;
  if (stores) await responses.checkInput(projectId, ownItems);
  return {
    body,
    hasContext: previousResponseId !== null || references.length > 0 || (value['input'] ?? null) === null,
    async keep(response) {
      if (!stores) return;
      await responses.save(projectId, {
        id: String(response['id']),
        previousResponseId,
        inputItems: ownItems,
        response,
      });
    },
  };
}

function previousIdOf(value: JsonObject): string | null {
  const id = value['previous_response_id'];
  return typeof id === 'string' && id !== '' ? id : null;
}

async function chainOf(
  responses: ResponseStore,
  projectId: string,
  id: string,
  beforeReading: (bytes: number) => void,
): Promise<JsonObject[]> {
  const chain = await responses.chain(projectId, id, beforeReading);
  if (chain !== null) return chain;
  throw failure('previous_response_not_found', {
    message: `previous_response_id: response '${id.slice(0, 128)}' was not found`,
    param: 'previous_response_id',
  });
}
