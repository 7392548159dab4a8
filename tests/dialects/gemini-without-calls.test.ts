import { expect, test } from '@jest/globals';
import { toMessage } from '../../dialects/gemini/response.ts';
import { GeminiStream } from '../../dialects/gemini/stream.ts';

const BAD_GATEWAY: unknown = expect.objectContaining({ code: 'bad_gateway' });

function streamed(response: object): string {
  const stream = new GeminiStream('acme/m', 'r1');
  return [...stream.accept(JSON.stringify(response)), ...stream.finish()].join('');
}

// Both words are of the vendor's `FinishReason`.
test.each(['UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS'])(
  'a response of Gemini with nothing but the end %s is a failure (diegosouzapw/OmniRoute#8211)',
  (finishReason) => {
    const usageMetadata = { promptTokenCount: 4, totalTokenCount: 4 };
    const empty = { candidates: [{ finishReason }], usageMetadata };
    expect(() => toMessage(empty, 'acme/m', 'r1')).toThrow(BAD_GATEWAY);
    expect(() => streamed(empty)).toThrow(BAD_GATEWAY);
    const parts = [{ functionCall: { name: 'look', args: {} } }];
    const called = { candidates: [{ content: { parts }, finishReason }], usageMetadata };
    expect(toMessage(called, 'acme/m', 'r1')).toMatchObject({ stop_reason: 'tool_use' });
    expect(streamed(called)).toContain('"stop_reason":"tool_use"');
  },
);
