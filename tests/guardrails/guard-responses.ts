import { respondJson, respondText, type Responder } from './guard-server.ts';

export const chatResponse = (content: unknown) => ({
  choices: [{ index: 0, message: { role: 'assistant', content } }],
});
const labelled = (label: unknown, probs: unknown) => ({ data: [{ index: 0, label, probs, num_classes: 2 }] });
const moderated = (result: unknown) => ({ id: 'm', model: 'm', results: [result] });
const scored = (violence: unknown, flagged: unknown = false, categories: unknown = { violence: false }) =>
  moderated({ flagged, categories, category_scores: { violence, hate: 0.1 } });

export interface Kind {
  allowed: readonly unknown[];
  blocked: readonly unknown[];
  invalid: readonly unknown[];
}

/** Responses of each kind of service, by the resulting verdict. */
export const KINDS: Readonly<Record<string, Kind>> = {
  moderation: {
    allowed: [
      moderated({ flagged: false, categories: {}, category_scores: {} }),
      // Mistral has no `flagged` (`ModerationObject` of its API).
      moderated({ categories: { sexual: false, pii: false }, category_scores: { sexual: 0.1, pii: 0.2 } }),
    ],
    blocked: [
      moderated({ flagged: true }),
      moderated({ categories: { sexual: false, pii: true }, category_scores: { sexual: 0.1, pii: 0.9 } }),
    ],
    invalid: [
      moderated({ categories: {}, category_scores: {} }),
      moderated({ categories: { sexual: 'no' } }),
      moderated({ category_scores: { sexual: 0.1 } }),
      moderated({ flagged: null, categories: { sexual: false } }),
      {},
      moderated({ flagged: 'no' }),
      moderated({ flagged: 0 }),
      moderated(null),
      { results: [] },
      { results: [{ flagged: false }, { flagged: false }] },
      { results: { flagged: false } },
      { error: { message: 'no' } },
      [{ flagged: false }],
      null,
      false,
    ],
  },
  thresholds: {
    allowed: [
      scored(0.39),
      scored(0.1, true, { violence: true }),
      scored(0.1, false, { violence: false, illicit: null }),
    ],
    blocked: [
      scored(0.4),
      scored(0.1, true, { violence: false, illicit: true }),
      scored(0.1, true, {}),
      moderated({ categories: { illicit: true }, category_scores: { violence: 0.1, hate: 0.1 } }),
    ],
    invalid: [
      scored('0.1'),
      scored(null),
      scored(1.5),
      scored(undefined),
      scored(0.1, 'no'),
      scored(0.1, false, { violence: 'no' }),
      moderated({ flagged: false }),
      moderated({ flagged: false, categories: {}, category_scores: {} }),
    ],
  },
  chat: {
    allowed: [chatResponse('safe'), chatResponse('\n\nSafe\n'), chatResponse(' SAFE ')],
    blocked: [chatResponse('unsafe\nS1,S9'), chatResponse('\nUnsafe')],
    invalid: [
      chatResponse('It is safe.'),
      chatResponse('safe unsafe'),
      chatResponse(''),
      chatResponse(null),
      chatResponse(['safe']),
      { choices: [] },
      {},
      [],
    ],
  },
  labels: {
    allowed: [labelled('OK', [0.9, 0.1]), labelled('BAD', [0.2, 0.2, 0.39])],
    blocked: [labelled('BAD', [0.3, 0.7]), labelled('OK', [0.55, 0.45])],
    invalid: [
      labelled('LABEL_1', [0.9, 0.1]),
      labelled(null, [0.9, 0.1]),
      labelled('OK', []),
      labelled('OK', ['0.9']),
      labelled('OK', [1.7]),
      labelled('OK', [null, 0.1]),
      { data: [] },
      {},
    ],
  },
  webhook: {
    allowed: [{ allowed: true }, { allowed: true, reason: 'fine', more: 1 }],
    blocked: [{ allowed: false }, { allowed: false, reason: 'the word bomb' }],
    invalid: [{}, { allowed: 'true' }, { allowed: 1 }, { allowed: true, reason: 5 }, [true], true, null],
  },
};

/** Failures of any server. */
export const FAILURES: readonly (readonly [string, Responder])[] = [
  ['status 500', respondJson({ allowed: true }, 500)],
  ['status 401', respondJson({ allowed: true }, 401)],
  ['status 400', respondJson({ error: { message: 'Hello' } }, 400)],
  ['status 429', respondJson({}, 429)],
  ['a redirect', (response) => response.writeHead(302, { location: '/' }).end()],
  ['an HTML page', respondText('<html>Welcome</html>')],
  ['invalid JSON', respondText('{"allowed": tru', 'application/json')],
  ['an empty body', respondText('', 'application/json')],
  ['NaN', respondText('NaN', 'application/json')],
  ['a closed connection', (response) => response.destroy()],
  [
    'an incomplete response',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
      response.write('{"allowed": true', () => response.destroy());
    },
  ],
  ['a response that is too large', respondText(`{"x": "${'x'.repeat(2_000_000)}"}`, 'application/json')],
];
