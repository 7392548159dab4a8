import { listReply } from '../backends/replies/list-reply.ts';
import { embeddingList } from '../dialects/embeddings/list.ts';
import type { Handler } from './handler.ts';

export const createEmbedding: Handler = (call, services) => listReply(call, services, {}, embeddingList);
