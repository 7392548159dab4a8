import { describe, expect, test } from '@jest/globals';
import { failures, type FailureCode } from '../../errors/catalogue.ts';
import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import { renderError, streamErrorBody } from '../../errors/render.ts';

/** The statuses that a client may retry, of the table in the contract's description. */
const RETRIED = new Set([408, 429, 500, 502, 503, 504]);

function bodyOf(...parameters: Parameters<typeof renderError>): unknown {
  return JSON.parse(renderError(...parameters).body);
}

describe('a failure', () => {
  test('carries its request id under both names', () => {
    const { headers } = renderError(failure('bad_gateway'), 'r-1');
    expect(headers).toMatchObject({ 'x-request-id': 'r-1', 'request-id': 'r-1', 'retry-after': '1' });
  });

  test.each(Object.entries(failures).filter(([, { shape }]) => shape !== 'none'))(
    '%s says that no retry helps exactly where the same request cannot succeed later',
    (code, { status, retryable }) => {
      const { headers } = renderError(failure(code as FailureCode), 'r');
      expect(headers['x-should-retry']).toBe(retryable ? undefined : 'false');
      expect(retryable).toBe(RETRIED.has(status) && code !== 'budget_exceeded');
    },
  );

  test('of ours tells nothing of what was thrown', () => {
    const { body, status } = renderError(asGatewayError(new TypeError('secret at /root/x.ts:12')), 'r');
    expect(status).toBe(500);
    expect(JSON.parse(body)).toEqual({ detail: { message: 'internal error', error_type: 'internal_error' } });
  });

  test('is repeated under `error` for clients that show nothing else', () => {
    const reader = { readsErrorOnly: true };
    expect(
      bodyOf(failure('model_not_found', { message: 'no model', details: { a: 1 } }), 'r', reader),
    ).toEqual({
      detail: { message: 'no model', error_type: 'not_found', details: { a: 1 } },
      error: { message: 'no model', type: 'not_found', param: null, code: 'not_found', details: { a: 1 } },
    });
    const body = {
      project_id: '6f1d2c3b-4a59-4e87-9c10-2b3a4c5d6e7f',
      limit_eur_cents: 1,
      consumed_eur_cents: 1,
      remaining_eur_cents: 0,
      exceeded: true,
      period: '2026-11',
    };
    expect(bodyOf(failure('budget_exceeded', { body }), 'r')).toEqual(body);
    expect(bodyOf(failure('budget_exceeded', { body }), 'r', reader)).toEqual({
      ...body,
      error: {
        message: 'the budget of the month is used up, or too small for the request',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    });
    expect(bodyOf(failure('invalid_parameter'), 'r', reader)).not.toHaveProperty('detail');
  });

  test('of authentication has empty details; elsewhere empty details are left out', () => {
    expect(bodyOf(failure('invalid_key'), 'r')).toEqual({
      detail: { message: 'Unauthorized', error_type: 'unauthorized_error', details: {} },
    });
    expect(bodyOf(failure('model_forbidden', { details: {} }), 'r')).not.toHaveProperty('detail.details');
  });

  test('of a model also has type "error" for messages SDKs', () => {
    const error = failure('invalid_parameter', { message: 'no', param: 'messages.0' });
    const body = { message: 'no', type: 'invalid_request_error', param: 'messages.0', code: null };
    expect(bodyOf(error, 'r')).toEqual({ error: body });
    expect(bodyOf(error, 'r', { dialect: 'messages' })).toEqual({ type: 'error', error: body });
  });

  test('in a stream always has a message and a type', () => {
    expect(streamErrorBody(failure('gateway_timeout'))).toEqual({
      message: 'the model did not respond in time',
      type: 'api_error',
      param: null,
      code: 'gateway_timeout',
    });
  });
});
