import type { JsonObject } from '../../bodies/json-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Format } from '../dialect.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';
import { untranslatable } from './untranslatable.ts';

interface UnsupportedField {
  field: string;
  reason: string;
  /** Which values are refused. Absent: every value except null. */
  when?: (value: unknown) => boolean;
}

const ACCOUNT_STATE = "it refers to state in the operator's account, which clients do not share";
const NO_SUCH_FEATURE = 'the backend of this model has no such feature';

/** Fields that no backend receives, in any format (docs/unsupported-fields.md). */
const ALWAYS: Readonly<Record<Format, readonly UnsupportedField[]>> = {
  chat: [],
  messages: [
    { field: 'container', reason: ACCOUNT_STATE, when: (value) => isRecord(value) || isText(value) },
  ],
  responses: [
    {
      field: 'background',
      reason: 'responses cannot run in the background',
      when: (value) => value === true,
    },
    {
      field: 'conversation',
      reason: 'conversations are not kept; use previous_response_id or send the items',
    },
    { field: 'prompt', reason: ACCOUNT_STATE },
  ],
};

/** Fields that a translation would drop although they change the meaning of the request. */
const TRANSLATED: Readonly<Record<Format, readonly UnsupportedField[]>> = {
  chat: [{ field: 'web_search_options', reason: NO_SUCH_FEATURE }],
  messages: [
    { field: 'mcp_servers', reason: NO_SUCH_FEATURE, when: isFilled },
    { field: 'inference_geo', reason: 'the backend of this model does not promise a region' },
  ],
  responses: [],
};

/**
 * Refuses fields that a backend of the client's format must not receive: state of the operator's account, and `thread`,
 * without which the conversation's history would be lost. Throws `invalid_parameter`.
 */
export function refuseUnsupported(
  format: Format,
  body: Loose.MessageRequest & Loose.ResponseRequest & Fields<'thread'>,
): void {
  if (format === 'messages' && isPresent(body.thread)) throw threadUnsupported();
  refuse(ALWAYS[format], body);
  for (const field of ['messages', 'input'] as const) {
    const place = placeOfFile(body[field], 0);
    if (place !== null) throw untranslatable(`${field}${place}.file_id`, ACCOUNT_STATE);
  }
  if (Array.isArray(body.tools)) refuseTools(body.tools);
}

/**
 * As `refuseUnsupported`, and refuses fields that a translation would drop although they change the meaning of the
 * request.
 */
export function refuseUntranslatable(
  format: Format,
  body: Loose.MessageRequest & Loose.ResponseRequest & Fields<'thread'>,
): void {
  if (format === 'messages' && isPresent(body.thread)) throw threadUnsupported();
  refuse(ALWAYS[format], body);
  refuse(TRANSLATED[format], body);
}

function refuse(fields: readonly UnsupportedField[], body: JsonObject): void {
  for (const { field, reason, when = isPresent } of fields)
    if (when(body[field])) throw untranslatable(field, reason);
}

/**
 * Creates the error that makes the tool runner of @anthropic-ai/sdk continue without threads
 * (docs/wire-formats/errors.md#threads).
 */
function threadUnsupported(): Error {
  return failure('invalid_parameter', {
    message: 'thread: this gateway keeps no threads; send all messages of the conversation',
    param: 'thread',
    details: { error_code: 'thread_unsupported_request', unsupported: ['model'] },
  });
}

/** Fields in which parts of messages and items are nested. */
const NESTED = ['content', 'source', 'file', 'output'] as const;
const MAX_DEPTH = 10;

/**
 * The place of the first reference to a file, such as `[0].content[1]`; null: none. Backends only have files of the operator's
 * account.
 */
function placeOfFile(value: unknown, depth: number): string | null {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    // The elements have been parsed from JSON.
    const list = value as readonly unknown[];
    for (let index = 0; index < list.length; index += 1) {
      const place = placeOfFile(list[index], depth + 1);
      if (place !== null) return `[${index}]${place}`;
    }
  } else if (isLoose<Loose.MessageFileSource & Fields<(typeof NESTED)[number]>>(value)) {
    if (isText(value.file_id)) return '';
    for (const name of NESTED) {
      const place = typeof value[name] === 'object' ? placeOfFile(value[name], depth + 1) : null;
      if (place !== null) return `.${name}${place}`;
    }
  }
  return null;
}

/** Refuses tools that use state of an account: vector stores, files, running containers. */
function refuseTools(tools: readonly unknown[]): void {
  for (const [index, tool] of tools.entries()) {
    if (!isLoose<Loose.ResponseTool & Fields<'container' | 'vector_store_ids'>>(tool)) continue;
    const { container, vector_store_ids: stores } = tool;
    if (stores !== undefined) throw untranslatable(`tools[${index}].vector_store_ids`, ACCOUNT_STATE);
    if (isText(container) || (isLoose<Fields<'file_ids'>>(container) && isFilled(container.file_ids)))
      throw untranslatable(`tools[${index}].container`, ACCOUNT_STATE);
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
