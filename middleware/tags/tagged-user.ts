import { createHmac } from 'node:crypto';
import { isRecord, type JsonObject } from '../../contract/json-object.ts';

/** 128 bits in hexadecimal. */
const HASH_CHARACTERS = 32;

/** Returns the hash of the end user that a body names; null: it names none. */
export function taggedUserOf(body: JsonObject, key: string): string | null {
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
