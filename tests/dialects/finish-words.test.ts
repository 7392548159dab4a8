import { describe, expect, test } from '@jest/globals';
import { finishReasonOf } from '../../dialects/chat-response/finish.ts';
import { stopReasonOf } from '../../dialects/message-response/stop-reason.ts';

/** Words of vendors by what a client of chat completions gets, without and with calls. Null is a failure. */
const WORDS: [alone: string | null, besideCalls: string | null, words: string[]][] = [
  [
    'stop',
    'tool_calls',
    ['stop', 'STOP', 'end_turn', 'stop_sequence', 'eos', 'eos_token', 'COMPLETE', 'finished'],
  ],
  [
    'stop',
    'tool_calls',
    ['tool_calls', 'tool-calls', 'tool_use', 'TOOL_CALL', 'function_calls', 'UNEXPECTED_TOOL_CALL'],
  ],
  [
    'length',
    'length',
    ['length', 'max_tokens', 'MAX_TOKENS', 'incomplete', 'model_length', 'max_output_tokens'],
  ],
  ['length', 'length', ['model_context_window_exceeded']],
  [
    'content_filter',
    'content_filter',
    ['content_filter', 'sensitive', 'SAFETY', 'RECITATION', 'BLOCKLIST', 'SPII'],
  ],
  ['content_filter', 'content_filter', ['PROHIBITED_CONTENT', 'IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT']],
  [
    'content_filter',
    'content_filter',
    ['IMAGE_RECITATION', 'guardrail_intervened', 'refusal', 'content-filtered'],
  ],
  [
    null,
    null,
    ['error', 'abort', 'cancelled', 'insufficient_system_resource', 'network_error', 'OTHER', 'NO_IMAGE'],
  ],
  [null, null, ['MALFORMED_FUNCTION_CALL', 'MALFORMED_RESPONSE', 'MISSING_THOUGHT_SIGNATURE', 'IMAGE_OTHER']],
  [null, null, ['ESCALATION', 'FINISH_REASON_UNSPECIFIED', 'malformed_tool_use']],
  // A word of next month may mean an incomplete response.
  ['length', 'tool_calls', ['novel_reason', 'constructor', '__proto__', 'STOPPED?']],
];

const IN_MESSAGES: Readonly<Record<string, string[]>> = {
  stop: ['end_turn', 'stop_sequence'],
  tool_calls: ['tool_use'],
  length: ['max_tokens', 'model_context_window_exceeded'],
  content_filter: ['refusal'],
};

const rows = WORDS.flatMap(([alone, besideCalls, words]) =>
  words.flatMap((word) => [
    [word, 'nothing', alone] as const,
    [word, 'tools', besideCalls] as const,
    [word, 'function', besideCalls === 'tool_calls' ? 'function_call' : besideCalls] as const,
  ]),
);

describe.each(rows)('the end %s with %s called', (word, called, expected) => {
  test(`is ${String(expected)} for clients of chat completions`, () => {
    if (expected === null) expect(() => finishReasonOf(word, called)).toThrow('its finish reason is');
    else expect(finishReasonOf(word, called)).toBe(expected);
  });

  test('is the same for clients of messages', () => {
    const hasCalls = called !== 'nothing';
    if (expected === null) expect(() => stopReasonOf(word, hasCalls)).toThrow('its finish reason is');
    else
      expect(IN_MESSAGES[expected.replace('function_call', 'tool_calls')]).toContain(
        stopReasonOf(word, hasCalls),
      );
  });
});
