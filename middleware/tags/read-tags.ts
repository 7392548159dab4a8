import type { IncomingMessage } from 'node:http';
import { createHmac } from 'node:crypto';
import { NO_TAGS, type CallTags } from '../../calls/call.ts';
import { tagValueOf, VALUE_RULE } from '../../catalogue/tag-value.ts';
import type { TagSettings, TagSource } from '../../catalogue/tags.ts';
import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { isRepeated } from '../request-head.ts';
import { invalidParameter } from '../validation.ts';

type Head = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** The tags that requests may have, and those that they must have. */
export interface TagRules {
  readonly settings: readonly TagSettings[];
  readonly required: readonly string[];
}

/** Reads the tags of a request from its head and its valid body. Throws `invalid_parameter` for a value that is none. */
export function readTags({ settings, required }: TagRules, head: Head, body: JsonObject): CallTags {
  const found = new Map<string, string>();
  for (const { name, source } of settings) {
    const value = valueFrom(source, head, body);
    if (value !== null) found.set(name, value);
  }
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) throw missingTag(missing, settings);
  return found.size === 0 ? NO_TAGS : found;
}

function missingTag(name: string, settings: readonly TagSettings[]): GatewayError {
  const source = settings.find((one) => one.name === name)?.source;
  if (source === undefined)
    return invalidParameter({
      param: name,
      reason: 'the project requires this tag, which gateway.yaml does not have',
    });
  const [param = '', ...others] = placesOf(source);
  const also = others.length === 0 ? '' : `; it may also be in ${others.join(' or ')}`;
  return invalidParameter({ param, reason: `the project requires the tag '${name}'${also}` });
}

/** Where clients write the value. */
function placesOf(source: TagSource): string[] {
  switch (source.kind) {
    case 'coding_tool':
      return ['User-Agent'];
    case 'user':
      return ['user', 'safety_identifier', 'metadata.user_id'];
    case 'named':
      return [
        ...(source.header === null ? [] : [source.header]),
        ...(source.metadata === null ? [] : [`metadata.${source.metadata}`]),
      ];
  }
}

function valueFrom(source: TagSource, head: Head, body: JsonObject): string | null {
  switch (source.kind) {
    case 'coding_tool':
      return codingToolOf(head.headers['user-agent']);
    case 'user':
      return taggedUserOf(body, source.key.reveal());
    case 'named':
      return headerValue(source.header, head) ?? metadataValue(source.metadata, body);
  }
}

function headerValue(name: string | null, { headers, rawHeaders }: Head): string | null {
  const sent = name === null ? undefined : headers[name];
  if (name === null || sent === undefined || sent === '') return null;
  if (isRepeated(rawHeaders, name))
    throw invalidParameter({ param: name, reason: 'it is sent more than once' });
  const text = typeof sent === 'string' ? decodedHeader(sent) : null;
  return checkedValue(name, text);
}

function metadataValue(key: string | null, { metadata }: JsonObject): string | null {
  if (key === null || !isRecord(metadata) || !Object.hasOwn(metadata, key)) return null;
  const value = metadata[key];
  if (value === null || value === '') return null;
  return checkedValue(`metadata.${key}`, typeof value === 'string' ? value : null);
}

function checkedValue(param: string, text: string | null): string {
  const value = text === null ? null : tagValueOf(text);
  if (value === null) throw invalidParameter({ param, reason: `as a tag ${VALUE_RULE}` });
  return value;
}

/** Decodes a header, which Node reads as latin1; null when it is not UTF-8. */
function decodedHeader(text: string): string | null {
  // Most are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return null;
  }
}

/**
 * The coding tools by the product at the front of their `User-Agent`, in lower case (docs/configuration/tags.md has the
 * sources). Codex has several: `codex_cli_rs`, `codex_exec`, `codex_vscode`.
 */
const TOOLS: ReadonlyMap<string, string> = new Map([
  ['aider', 'aider'],
  ['claude-cli', 'claude-code'],
  ['cline', 'cline'],
  ['continue', 'continue'],
  ['cursor', 'cursor'],
  ['geminicli', 'gemini-cli'],
  ['githubcopilotchat', 'copilot'],
  ['opencode', 'opencode'],
  ['qwencode', 'qwen-code'],
  ['roocode', 'roo-code'],
  ['zed', 'zed'],
]);

/** Longer than each product above. */
const LONGEST_PRODUCT = 40;

/** Returns the coding tool that a user agent names; null: none that is known. */
export function codingToolOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const [product = ''] = userAgent.slice(0, LONGEST_PRODUCT).toLowerCase().split(/[/ ]/, 1);
  return TOOLS.get(product) ?? (/^codex($|[_-])/.test(product) ? 'codex' : null);
}

/** 128 bits in hexadecimal. */
const HASH_CHARACTERS = 32;

/** Returns the hash of the end user that a body names; null: it names none. */
function taggedUserOf(body: JsonObject, key: string): string | null {
  const { user, safety_identifier: identifier, metadata } = body;
  const named = [user, identifier, isRecord(metadata) ? metadata['user_id'] : undefined];
  const id = named.find((one) => typeof one === 'string' && one !== '');
  if (typeof id !== 'string') return null;
  return createHmac('sha256', key).update(withoutSession(id)).digest('hex').slice(0, HASH_CHARACTERS);
}

/**
 * Claude Code names its session with its user, which would be another user for each session: in
 * `user_<hash>_account_<id>_session_<id>`, or in JSON with `device_id`, `account_uuid` and `session_id`.
 */
function withoutSession(id: string): string {
  if (!id.startsWith('{')) return id.replace(/_session_[0-9a-f-]{36}$/, '');
  try {
    const { account_uuid: account, device_id: device } = JSON.parse(id) as JsonObject;
    return [account, device].find((one) => typeof one === 'string' && one !== '')?.toString() ?? id;
  } catch {
    return id;
  }
}
