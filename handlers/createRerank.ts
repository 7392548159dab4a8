import { jsonReply } from '../backends/replies/forward.ts';
import { listIdentity, listReply } from '../backends/replies/list-reply.ts';
import { emptyRerankResult, rerankResult } from '../dialects/rerank/list.ts';
import { plainRerankChanges } from '../dialects/rerank/plain-request.ts';
import { documentTexts } from '../dialects/rerank/documents.ts';
import type { Handler } from './handler.ts';

export const createRerank: Handler = (call, services) => {
  const { value } = call.body;
  if (documentTexts(value).length === 0)
    return jsonReply(call, services, emptyRerankResult(listIdentity(call)));
  return listReply(call, services, plainRerankChanges(value), rerankResult);
};
