import { describe, expect, test } from '@jest/globals';
import { redact } from '../../../backends/failures/redaction.ts';

describe("an upstream's error text", () => {
  test.each([
    ['a key', 'bad key sk-live_abcdef1234567890 given', 'sk-live'],
    ['a bearer token', 'Authorization: Bearer abc.def.ghi', 'abc.def'],
    ['an address', 'cannot reach http://10.0.0.5:8000/v1/chat', '10.0.0.5'],
    ['a host and port', 'upstream vllm.internal.example:8000 refused', 'vllm.internal'],
    ['an IP address', 'peer 192.168.1.7 reset', '192.168.1.7'],
    ['a path', 'no file /root/models/llama.bin', '/root/models'],
    ['a hash', `token ${'a1'.repeat(20)}`, 'a1a1a1'],
    ['the value of a named key', 'invalid api_key=9f8e7d6c5b', '9f8e7d6c5b'],
    ['a named key in JSON', 'got {"api_key": "abc123def"}', 'abc123def'],
    ['a password', "password: 'hunter2x' is wrong", 'hunter2x'],
    ['an AWS key', 'the key AKIAIOSFODNN7EXAMPLE is unknown', 'AKIAIOSFODNN7EXAMPLE'],
    ['a Google key', 'key AIzaSyA1234567890abcdefghijklmnop is bad', 'AIzaSy'],
    ['a GitHub token', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', '16C7e42F'],
    ['an IPv6 address', 'peer fe80::1ff:fe23:4567:890a reset', 'fe23'],
    ['an IPv6 address with a zone', 'peer fe80::1%eth0 reset', 'fe80'],
    ['a full IPv6 address', 'peer 2001:db8:85a3:8d3:1319:8a2e:370:7348 reset', '8a2e'],
    ['the loopback address', 'connect to ::1 failed', '::1'],
    ['a name in a cluster', 'upstream llm-7b.ai.svc.cluster.local refused', 'llm-7b'],
    ['a name in a cloud', 'ip-10-2-3-4.eu-west-1.compute.internal timed out', 'ip-10-2-3-4'],
    ['a name with a port', 'dial tcp vllm-7b:8000: connection refused', 'vllm-7b'],
    ['a short name with a port', 'connection to vllm:8000 refused', 'vllm:8000'],
    ['a path of a workspace', 'File "/workspace/acme/serve.py", line 3', 'acme/serve'],
    ['a file at any path', 'at /acme/ml/serve/router.py:88', 'router'],
    ['a relative file of a model', 'cannot load weights/acme/q4.gguf', 'q4'],
    ['a path of Windows', String.raw`no file C:\\acme\\model.bin`, 'acme'],
  ])('loses %s', (_name, text, secret) => {
    expect(redact(text, 'up-model', 'acme/chat')).not.toContain(secret);
  });

  test('names the model as the client does, and keeps the rest', () => {
    expect(redact("max_tokens is too large for 'up-model': 4096", 'up-model', 'acme/chat')).toBe(
      "max_tokens is too large for 'acme/chat': 4096",
    );
  });

  test.each([
    'unexpected token: } at line 3, column 12',
    'max_tokens: 128000 is above the limit of 8192 tokens',
    'the time 12:30:45 is no time of day, use 2026-11-25T12:30:45Z',
    'std::bad_alloc in a model; use messages.0.content or /messages/0/content',
    'expected text/plain or application/json, got image/png; see either/or',
    'ratio 16:9, step 3:1000, model llama3:70b',
    'the path /v1/chat/completions has no field stream_options.include_usage',
  ])('keeps %s', (text) => {
    expect(redact(text, 'up-model', 'acme/chat')).toBe(text);
  });

  test.each(['a.', 'a-', '1:', 'f::', '/a', 'api_key=', 'a:\\\\', '[:'])(
    'is bounded with %s many times',
    (part) => {
      expect(redact(part.repeat(1_000_000), 'm', 'n').length).toBeLessThanOrEqual(1_000);
    },
  );

  test('is bounded', () => {
    expect(redact('x '.repeat(1_000_000), 'm', 'n').length).toBeLessThanOrEqual(1_000);
  });
});
