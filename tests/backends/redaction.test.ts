import { describe, expect, test } from '@jest/globals';
import { redact } from '../../backends/redaction.ts';

describe("an upstream's error text", () => {
  test.each([
    ['a key', 'bad key sk-live_abcdef1234567890 given', 'sk-live'],
    ['a bearer token', 'Authorization: Bearer abc.def.ghi', 'abc.def'],
    ['an address', 'cannot reach http://10.0.0.5:8000/v1/chat', '10.0.0.5'],
    ['a host and port', 'upstream vllm.internal.example:8000 refused', 'vllm.internal'],
    ['an IP address', 'peer 192.168.1.7 reset', '192.168.1.7'],
    ['a path', 'no file /root/models/llama.bin', '/root/models'],
    ['a hash', `token ${'a1'.repeat(20)}`, 'a1a1a1'],
  ])('loses %s', (_name, text, secret) => {
    expect(redact(text, 'up-model', 'acme/chat')).not.toContain(secret);
  });

  test('names the model as the client does, and keeps the rest', () => {
    expect(redact("max_tokens is too large for 'up-model': 4096", 'up-model', 'acme/chat')).toBe(
      "max_tokens is too large for 'acme/chat': 4096",
    );
  });

  test('is bounded', () => {
    expect(redact('x '.repeat(1_000_000), 'm', 'n').length).toBeLessThanOrEqual(1_000);
  });
});
