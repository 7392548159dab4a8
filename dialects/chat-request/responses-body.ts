import type { JsonObject } from '../../bodies/json-body.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { isLoose, looseOf, type Fields, type Loose } from '../values/json-values.ts';

/** What only /v1/responses can do: without it the conversation would be another one. */
const STATEFUL = ['previous_response_id', 'conversation', 'prompt', 'background'] as const;

type Item = Loose.ResponseInputItem & Loose.ResponseInputFunctionCall & Loose.ResponseFunctionCallOutput;

/**
 * Returns a body of responses as a chat request. Its items become messages, whose parts stay as they are. Throws
 * `invalid_parameter` for what chat does not have.
 */
export function withMessages(body: Loose.ResponseRequest & Fields<(typeof STATEFUL)[number]>): JsonObject {
  const stateful = STATEFUL.find((name) => Boolean(body[name]));
  if (stateful !== undefined) throw untranslatable(stateful, 'this field is served by /v1/responses only');
  const { input, instructions, max_output_tokens: limit, reasoning, text, ...rest } = body;
  delete rest.include;
  delete rest.truncation;
  const { effort } = looseOf<Loose.ResponseReasoningConfig>(reasoning);
  const { format, verbosity } = looseOf<Loose.ResponseTextConfig>(text);
  const messages = new Messages();
  if (typeof instructions === 'string') messages.add({ role: 'system', content: instructions });
  if (typeof input === 'string') messages.add({ role: 'user', content: input });
  else if (Array.isArray(input)) for (const [index, item] of input.entries()) messages.addItem(item, index);
  else throw untranslatable('input', 'it must be a string or an array');
  return {
    ...rest,
    messages: messages.list,
    ...(limit === undefined ? {} : { max_completion_tokens: limit }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    ...(verbosity === undefined ? {} : { verbosity }),
    ...(format === undefined ? {} : { response_format: nestedFormat(format) }),
  };
}

/** Only chat has a schema in an object of its own. */
function nestedFormat(format: unknown): unknown {
  if (!isLoose<Fields<'type' | 'json_schema'>>(format) || format.type !== 'json_schema') return format;
  const { type, ...schema } = format;
  return format.json_schema === undefined ? { type, json_schema: schema } : format;
}

class Messages {
  readonly list: JsonObject[] = [];
  /** The calls of the last message, if it is of the assistant. */
  #calls: JsonObject[] | null = null;

  add(message: JsonObject): void {
    this.list.push(message);
    this.#calls = null;
  }

  addItem(item: unknown, index: number): void {
    const at = `input[${index}]`;
    if (!isLoose<Item>(item)) throw untranslatable(at, 'it must be an object');
    const { role, content, call_id: id, name } = item;
    const type = item.type ?? (role === undefined ? '' : 'message');
    switch (type) {
      case 'message':
        return this.add({ role, content });
      case 'function_call':
        return this.#call({ id, type: 'function', function: { name, arguments: item.arguments } });
      case 'custom_tool_call':
        return this.#call({
          id,
          type: 'custom',
          custom: { name, input: looseOf<Fields<'input'>>(item).input },
        });
      case 'function_call_output':
      case 'custom_tool_call_output':
        return this.add({ role: 'tool', tool_call_id: id, content: item.output });
      case 'reasoning':
        // A server of chat can read neither its id nor its encrypted content.
        return;
      default:
        throw untranslatable(`${at}.type`, 'items of this type are served by /v1/responses only');
    }
  }

  /** Adds a call to the message of the assistant before it, or to one of its own. */
  #call(call: JsonObject): void {
    if (this.#calls === null) {
      const last = this.list.at(-1);
      const calls: JsonObject[] = [];
      if (last?.['role'] === 'assistant') last['tool_calls'] = calls;
      else this.add({ role: 'assistant', content: null, tool_calls: calls });
      this.#calls = calls;
    }
    this.#calls.push(call);
  }
}
