import type { JsonObject } from '../../bodies/json-body.ts';
import type { Fields, Loose } from '../values/json-values.ts';
import { withoutBlocks } from './message-blocks.ts';
import { nestedChoice, nestedTools } from './nested-tools.ts';
import { withMessages } from './responses-body.ts';

/**
 * Returns a chat request in the form of the contract, the same request if it has this form. Cursor sends to the address of
 * chat what other formats have (docs/wire-formats/clients.md#cursor):
 *
 * - a body of responses, with `input` in place of `messages` (Wei-Shaw/sub2api#1575, diegosouzapw/OmniRoute#1002);
 * - tools of responses or messages, which have no `function` (icebear0828/codex-proxy#507, nsxdavid/anthropic-max-router#2,
 *   lbjlaq/Antigravity-Manager#506);
 * - calls, results and images as blocks of messages (jwadow/kiro-gateway#49).
 */
export function inChatForm(request: JsonObject): JsonObject {
  const { messages, input, tools, tool_choice: choice }: Sent = request;
  const hasInput = (messages === undefined || messages === null) && input !== undefined && input !== null;
  const read: Loose.ChatCompletionRequest = hasInput ? withMessages(request) : request;
  const known = withoutBlocks(read.messages);
  const changes: JsonObject = { ...nestedTools(tools), ...nestedChoice(choice) };
  if (known !== read.messages) changes['messages'] = known;
  return Object.keys(changes).length === 0 ? read : { ...read, ...changes };
}

type Sent = Loose.ChatCompletionRequest & Fields<'input'>;
