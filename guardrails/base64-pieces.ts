/**
 * Decodes base64 (RFC 4648, either alphabet) that arrives in slices, and reads on after padding, as some servers do:
 * two encoded texts that are joined are decoded both. Other characters are skipped. `Buffer` stops at the padding.
 */
export class Base64Pieces {
  #bits = 0;
  #bitCount = 0;

  decode(slice: string): Buffer {
    const bytes = Buffer.allocUnsafe(Math.ceil((slice.length * 3) / 4) + 1);
    let length = 0;
    for (let at = 0; at < slice.length; at += 1) {
      const code = slice.charCodeAt(at);
      const value = VALUES[code] ?? SKIPPED;
      if (value !== SKIPPED) {
        this.#bits = ((this.#bits << 6) | value) & 0xfff;
        this.#bitCount += 6;
        if (this.#bitCount < 8) continue;
        this.#bitCount -= 8;
        bytes[length] = this.#bits >> this.#bitCount;
        length += 1;
      } else if (code === PADDING) this.#bitCount = 0;
    }
    return bytes.subarray(0, length);
  }
}

const PADDING = '='.charCodeAt(0);
const SKIPPED = 255;
const VALUES = new Uint8Array(128).fill(SKIPPED);
for (const alphabet of ['+/', '-_'])
  [...`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`].forEach((digit, value) => {
    VALUES[digit.charCodeAt(0)] = value;
  });
