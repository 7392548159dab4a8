import { MEMORY_PER_STORED_BYTE } from '../backends/replies/response-turn.ts';
import { principalOf } from '../calls/call.ts';
import { pageOf, storedInput } from '../dialects/texts/stored-input.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

const DEFAULT_LIMIT = 20;

/** Lists the items of a response's own input. Throws `validation_error` for an `after` that none of them has as its id. */
export const listResponseInputItems: Handler = async (call, { responses }) => {
  const { response_id: given, limit, after, order } = call.parameters;
  const responseId = String(given);
  const items = await responses.inputItems(
    principalOf(call).projectId,
    responseId,
    (bytes) => void call.memory?.hold(MEMORY_PER_STORED_BYTE * bytes),
  );
  const page = pageOf(storedInput(items, responseId), {
    limit: typeof limit === 'number' ? limit : DEFAULT_LIMIT,
    after: typeof after === 'string' ? after : null,
    order: order === 'asc' ? 'asc' : 'desc',
  });
  if (page === null) throw failure('validation_error', { details: { after: 'must be the id of an item' } });
  const { data, hasMore } = page;
  const first_id = data[0]?.id ?? null;
  const last_id = data.at(-1)?.id ?? null;
  return { kind: 'json', value: { object: 'list', data, first_id, last_id, has_more: hasMore } };
};
