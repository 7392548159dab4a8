import { describe, expect, test } from '@jest/globals';
import { contractDocument } from '../../../../packages/contract-tools/checks/document.ts';
import type { RecordedExchange } from '../../../../packages/contract-tools/checks/exchange.ts';
import { checkStream } from '../../../../packages/contract-tools/checks/stream-check.ts';
import { streamRules } from '../../../../packages/contract-tools/checks/stream-rules.ts';
import { operations } from '../../../../generated/operations.ts';

const exchangeOf = (body: string): RecordedExchange => ({
  request: { method: 'POST', target: '/v1/messages', body: Buffer.from('{}') },
  status: 200,
  response: { startLine: 'HTTP/1.1 200 OK', headers: [], body: Buffer.from(body), ending: 'complete' },
  clientDisconnected: false,
});

/** Returns the findings for a stream under these rules. */
function findingsFor(stated: object, body: string): string[] {
  const document = structuredClone(contractDocument());
  const media = document.paths['/v1/audio/speech']?.['post']?.responses['200'];
  if (media === undefined || '$ref' in media) throw new Error('the contract has no speech');
  Object.assign(media.content?.['text/event-stream'] ?? {}, { 'x-gateway-stream': stated });
  const rules = streamRules(document, operations).get('createSpeech');
  return checkStream(exchangeOf(body), 'createSpeech', rules, null);
}

const done = 'data: {"type":"done"}\n\n';
const named = 'event: done\ndata: {"type":"done"}\n\n';
const error = 'data: {"error":{}}\n\n';

test('each operation that can stream has rules, and no other', () => {
  const streaming = operations.filter(({ gateway }) => gateway.streams !== null);
  expect([...streamRules(contractDocument(), operations).keys()]).toEqual(
    streaming.map(({ operationId }) => operationId),
  );
});

describe('a stream is checked by its rules in the contract', () => {
  test.each<[string, object, string, string]>([
    ['the last event', { lastEvents: ['done'] }, done, 'data: {"type":"other"}\n\n'],
    ['only the terminator', { terminator: '<end>' }, 'data: <end>\n\n', done],
    [
      'the terminator after it',
      { lastEvents: ['done'], terminator: '<end>' },
      `${done}data: <end>\n\n`,
      done,
    ],
    ['the name of each event', { lastEvents: ['done'], named: true }, named, done],
    ['an error as the end', { lastEvents: ['done'] }, error, `${error}${done}`],
    ['the event after an error', { lastEvents: ['done'], afterError: 'done' }, `${error}${done}`, error],
  ])('by %s', (_name, stated, valid, broken) => {
    expect(findingsFor(stated, valid)).toEqual([]);
    expect(findingsFor(stated, broken)).not.toEqual([]);
  });
});
