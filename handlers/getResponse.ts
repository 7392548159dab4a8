import { principalOf } from '../calls/call.ts';
import type { Handler } from './handler.ts';

export const getResponse: Handler = async (call, { responses }) => {
  const text = await responses.text(principalOf(call).projectId, String(call.parameters['response_id']));
  return { kind: 'json', pieces: [Buffer.from(text)] };
};
