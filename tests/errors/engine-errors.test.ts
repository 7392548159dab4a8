import { expect, test } from '@jest/globals';
import { asGatewayError, GatewayError } from '../../errors/gateway-error.ts';
import { causeOf } from '../../errors/failure-cause.ts';
import { EngineError } from '../../packages/engines/engine-error.ts';

test("an engine's error is the failure that it names, with its texts and parameter", () => {
  const thrown = new EngineError('invalid_parameter', {
    message: 'too long',
    param: 'input',
    internal: 'why',
  });
  const failure = asGatewayError(thrown);
  expect(failure).toBeInstanceOf(GatewayError);
  expect(failure).toMatchObject({ code: 'invalid_parameter', publicMessage: 'too long', param: 'input' });
  expect(causeOf(failure)).toBe('why');
});

test('an overloaded engine says when the call may be repeated', () => {
  const failure = asGatewayError(new EngineError('model_overloaded', { retryAfterSeconds: 7 }));
  expect(failure).toMatchObject({ code: 'model_overloaded', headers: { 'retry-after': '7' } });
});

test("the text of an engine's crash is not public", () => {
  const failure = asGatewayError(new EngineError('bad_gateway', { internal: 'the engine crashed' }));
  expect(failure.publicMessage).not.toContain('crashed');
});
