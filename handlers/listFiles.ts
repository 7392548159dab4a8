import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

const DEFAULT_LIMIT = 100;

export const listFiles: Handler = async (call, { files }) => {
  const { limit, after, purpose } = call.parameters;
  const selected = {
    limit: typeof limit === 'number' ? limit : DEFAULT_LIMIT,
    ...(typeof after === 'string' ? { after } : {}),
    ...(typeof purpose === 'string' ? { purpose } : {}),
  };
  const page = await files.list(principalOf(call).projectId, selected, call.signal);
  return { kind: 'json', value: { object: 'list', data: page.data, has_more: page.hasMore } };
};
