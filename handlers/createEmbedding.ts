import { listReply } from '../backends/list-reply.ts';
import { embeddingList } from '../dialects/embeddings/list.ts';
import { withoutNulls } from '../dialects/request-fields.ts';
import type { Handler } from './handler.ts';

export const createEmbedding: Handler = (call, services) => {
  const changes = withoutNulls(call.body.value, ['dimensions', 'encoding_format', 'user']);
  return listReply(call, services, changes, embeddingList);
};
