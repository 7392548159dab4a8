import { principalOf } from '../calls/call.ts';
import { pageOf, storedInput } from '../dialects/stored-input.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

const DEFAULT_LIMIT = 20;

export const listResponseInputItems: Handler = async (call, { responses }) => {
  const { response_id: given, limit, after, order } = call.parameters;
  const responseId = String(given);
  const items = await responses.inputItems(principalOf(call).projectId, responseId);
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
