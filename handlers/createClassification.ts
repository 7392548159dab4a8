import { listReply } from '../backends/replies/list-reply.ts';
import { classificationList } from '../dialects/classify/list.ts';
import type { Handler } from './handler.ts';

export const createClassification: Handler = (call, services) =>
  listReply(call, services, {}, classificationList);
