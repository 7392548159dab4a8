import type {
  ChatMessage,
  ResponseCustomCallOutput,
  ResponseFunctionCallOutput,
} from '../../generated/contract.ts';
import { portableCallId } from '../tools/tool-names.ts';
import { contentParts, type KnownPart } from './content-parts.ts';
import { invalid } from './invalid.ts';

/**
 * The result of a call for which the client sent none. Without it the model's template fails
 * (docs/wire-formats/translation.md#tool-calls-and-results).
 */
const NO_RESULT = 'no result';
const SHOWN_BELOW = 'The result is in the message of the user below.';

interface PlacedOutput {
  output: CallOutput;
  path: string;
}

type CallOutput = ResponseFunctionCallOutput | ResponseCustomCallOutput;

/**
 * Collects the outputs of a conversation's calls. Models repeat call ids, so the first call with an id takes the first
 * output with it.
 */
export class CallResults {
  readonly #outputs = new Map<string, PlacedOutput[]>();

  add(output: CallOutput, path: string): void {
    const callId = portableCallId(output.call_id);
    const same = this.#outputs.get(callId);
    if (same === undefined) this.#outputs.set(callId, [{ output, path }]);
    else same.push({ output, path });
  }

  /** Returns one `tool` message for each call, and a user message for media that `tool` messages cannot hold. */
  take(callIds: readonly string[]): ChatMessage[] {
    const messages: ChatMessage[] = [];
    const media: KnownPart[] = [];
    for (const callId of callIds) {
      const placed = this.#outputs.get(callId)?.shift();
      const { text, others } = placed === undefined ? { text: NO_RESULT, others: [] } : readOutput(placed);
      messages.push({ role: 'tool', tool_call_id: callId, content: text });
      if (others.length > 0) media.push({ type: 'text', text: `Result of the call ${callId}:` }, ...others);
    }
    if (media.length > 0) messages.push({ role: 'user', content: media });
    return messages;
  }

  /** Throws `invalid_parameter` when an output belongs to no call. */
  finish(): void {
    for (const [unused] of this.#outputs.values()) {
      if (unused !== undefined) throw invalid(`${unused.path}.call_id`, 'no call has this call_id');
    }
  }
}

function readOutput({ output, path }: PlacedOutput): { text: string; others: KnownPart[] } {
  const parts = contentParts(output.output, `${path}.output`);
  const others = parts.filter((part) => part.type !== 'text');
  const texts = parts.filter((part) => part.type === 'text').map((part) => part.text);
  if (texts.length === 0 && others.length > 0) texts.push(SHOWN_BELOW);
  return { text: texts.join('\n'), others };
}
