import type {
  ResponseFunctionCallOutput,
  ResponseInputFunctionCall,
  ResponseInputPart,
} from '../../generated/contract.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';
import { PART_TYPES, type ResponseContent } from './content-parts.ts';
import { invalid } from './invalid.ts';
import { itemType, type PlacedItem } from './items.ts';

/** Items that are left out: what a vendor's tool did is in the answer that follows, and this reasoning is only shown. */
export const ANSWERED: ReadonlySet<string> = new Set([
  'web_search_call',
  'x_search_call',
  'file_search_call',
  'code_interpreter_call',
  'image_generation_call',
  'mcp_list_tools',
  'mcp_call',
  'mcp_approval_request',
  'mcp_approval_response',
  'agent_reasoning',
]);

/** Calls of a vendor's tools that the client ran, and the member with what it had to do. */
const CLIENT_CALLS: ReadonlyMap<string, 'action' | 'operation'> = new Map([
  ['local_shell_call', 'action'],
  ['shell_call', 'action'],
  ['apply_patch_call', 'operation'],
]);
const RESULT = '_output';
/** OpenAI's ciphertexts begin like this. Codex uses the same part for the text of models of others. */
const CIPHERTEXT = 'gAAAA';

type ClientItem = Loose.ResponseInputItem & Fields<'action' | 'operation'>;

/** Returns the call of a function for a call that the client ran. Null for any other item. */
export function clientCall({ item, path }: PlacedItem): ResponseInputFunctionCall | null {
  const type = itemType(item);
  const member = CLIENT_CALLS.get(type);
  if (member === undefined) return null;
  const { [member]: given }: ClientItem = item;
  return {
    type: 'function_call',
    call_id: callIdOf(item, path),
    name: type.slice(0, -'_call'.length),
    arguments: JSON.stringify(given ?? {}),
  };
}

export function isClientResult(type: string): boolean {
  return type.endsWith(RESULT) && CLIENT_CALLS.has(type.slice(0, -RESULT.length));
}

/** Reads the results of calls that the client ran. */
export class ClientResults {
  /** OpenAI's types name the call of a local shell by an `id`, which is that of the call or that of its item. */
  readonly #callIds = new Map<unknown, string>();

  constructor(items: readonly PlacedItem[]) {
    for (const { item, path } of items) {
      const { id }: ClientItem = item;
      if (CLIENT_CALLS.has(itemType(item))) this.#callIds.set(id, callIdOf(item, path));
    }
  }

  /** Returns the result of such a call. Null for any other item. */
  read({ item, path }: PlacedItem): ResponseFunctionCallOutput | null {
    if (!isClientResult(itemType(item))) return null;
    const { call_id: callId, id }: ClientItem = item;
    const known = isMissing(callId) ? this.#callIds.get(id) : undefined;
    return {
      type: 'function_call_output',
      call_id: known ?? callIdOf(item, path),
      output: resultContent(item),
    };
  }
}

/** Returns what the model reads: the output, with the status unless the call is just completed. */
function resultContent({ output, status }: ClientItem): ResponseFunctionCallOutput['output'] {
  const isEmpty = isMissing(output);
  if (typeof status === 'string' && (isEmpty || status !== 'completed'))
    return JSON.stringify(isEmpty ? { status } : { status, output });
  if (typeof output === 'string') return output;
  // The translation of the parts checks their members.
  if (Array.isArray(output) && output.every(isPart)) return output as ResponseInputPart[];
  return isEmpty ? '' : JSON.stringify(output);
}

function isPart(value: unknown): boolean {
  return isLoose<Loose.ResponseInputPart>(value) && PART_TYPES.has(value.type);
}

/** Returns the content of what another agent of the client wrote to this one. Null if there is none. */
export function agentContent({ item, path }: PlacedItem): ResponseContent | null {
  const { content }: Loose.ResponseInputMessage = item;
  if (isMissing(content)) return null;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw invalid(`${path}.content`, 'must be a string or a list of parts');
  if (content.length === 0) return null;
  return content.map((part: unknown, index) => agentPart(part, `${path}.content[${String(index)}]`));
}

function agentPart(part: unknown, path: string): ResponseInputPart {
  if (!isLoose<Loose.ResponseOtherPart & Fields<'encrypted_content'>>(part) || typeof part.type !== 'string')
    throw invalid(`${path}.type`, 'must be a string');
  const { type, encrypted_content: text } = part;
  // The translation of the parts checks their members.
  if (type !== 'encrypted_content') return part as ResponseInputPart;
  if (typeof text === 'string' && !text.startsWith(CIPHERTEXT)) return { type: 'input_text', text };
  throw invalid(`${path}.type`, 'only the vendor that encrypted this part can read it');
}

function callIdOf(item: ClientItem, path: string): string {
  const { call_id: callId, id } = item;
  const [name, value] = isMissing(callId) && !isMissing(id) ? ['id', id] : ['call_id', callId];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(`${path}.${name}`, 'must be the id of a call');
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
