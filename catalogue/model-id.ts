import { createHash } from 'node:crypto';

const MODEL_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9][A-Za-z0-9._:@+-]*$/;
const MAX_LENGTH = 200;

/** Whether an id is `<vendor>/<model_name>`, in characters that need no encoding in a path. */
export function isModelId(id: string): boolean {
  return id.length <= MAX_LENGTH && MODEL_ID.test(id);
}

/** Returns the vendor of a model id. */
export function vendorOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/**
 * Derives a UUID from a model id, which is the same in every process: version 8 over SHA-256 (RFC 9562,
 * appendix B.2).
 */
export function modelUuid(id: string): string {
  const bytes = createHash('sha256').update('inference-gateway model\0').update(id).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
