import { listReply } from '../backends/list-reply.ts';
import type { Handler } from '../calls/handler.ts';
import { classificationList } from '../dialects/classify/list.ts';

export const createClassification: Handler = (call, services) =>
  listReply(call, services, {}, classificationList);
