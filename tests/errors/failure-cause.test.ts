import { expect, test } from '@jest/globals';
import { causeOf } from '../../errors/failure-cause.ts';
import { failure } from '../../errors/gateway-error.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:80'), { code: 'ECONNREFUSED' });

test.each([
  [failure('bad_gateway', { internal: 'the upstream answered 500' }), 'the upstream answered 500'],
  [
    failure('bad_gateway', { internal: 'the connection failed', cause: refused }),
    'the connection failed; ECONNREFUSED',
  ],
  [
    failure('bad_gateway', { internal: 'no JSON', cause: new SyntaxError('"my prompt" is not valid') }),
    'no JSON; SyntaxError',
  ],
  [
    failure('service_unavailable', { internal: 'gone', cause: failure('bad_gateway', { internal: 'why' }) }),
    'gone; why',
  ],
])('a cause has internal texts and codes, and no text of another library: %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});
