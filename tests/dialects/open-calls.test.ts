import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { CohereStream } from '../../dialects/cohere/stream.ts';
import { ConverseStream } from '../../dialects/converse/stream.ts';
import { NO_TOOLS } from '../../dialects/tools/tool-names.ts';

const BAD_GATEWAY: unknown = expect.objectContaining({ code: 'bad_gateway' });
const HALF = '{"path":"/tm';

describe('a call without an end', () => {
  const cohere = (reason: string, ends: boolean): string => {
    const stream = new CohereStream({ names: NO_TOOLS, isLegacy: false, oneCall: false, stops: [] });
    const call = { id: 'c1', type: 'function', function: { name: 'look', arguments: '' } };
    const events: JsonObject[] = [
      { type: 'message-start', id: 'm1' },
      { type: 'tool-call-start', index: 0, delta: { message: { tool_calls: call } } },
      {
        type: 'tool-call-delta',
        index: 0,
        delta: { message: { tool_calls: { function: { arguments: HALF } } } },
      },
      ...(ends ? [{ type: 'tool-call-end', index: 0 }] : []),
      { type: 'message-end', delta: { finish_reason: reason } },
    ];
    return events.flatMap((event) => stream.accept(JSON.stringify(event))).join('\n');
  };

  test('is not a complete call of Cohere', () => {
    expect(() => cohere('TOOL_CALL', false)).toThrow(BAD_GATEWAY);
    expect(() => cohere('COMPLETE', false)).toThrow(BAD_GATEWAY);
    expect(cohere('TOOL_CALL', true)).toContain('[DONE]');
    expect(cohere('MAX_TOKENS', false)).toContain('[DONE]');
  });

  const converse = (reason: string, ends: boolean): string => {
    const stream = new ConverseStream('acme/m', 'r1');
    const events: [string, JsonObject][] = [
      ['messageStart', {}],
      ['contentBlockStart', { start: { toolUse: { toolUseId: 't1', name: 'look' } } }],
      ['contentBlockDelta', { delta: { toolUse: { input: HALF } } }],
      ...(ends ? ([['contentBlockStop', {}]] as [string, JsonObject][]) : []),
      ['messageStop', { stopReason: reason }],
      ['metadata', { usage: { inputTokens: 1, outputTokens: 1 } }],
    ];
    return events.flatMap(([type, event]) => stream.accept(type, event)).join('\n');
  };

  test('is not a complete call of Bedrock', () => {
    expect(() => converse('tool_use', false)).toThrow(BAD_GATEWAY);
    expect(() => converse('end_turn', false)).toThrow(BAD_GATEWAY);
    expect(converse('tool_use', true)).toContain('message_stop');
    expect(converse('max_tokens', false)).toContain('message_stop');
  });
});
