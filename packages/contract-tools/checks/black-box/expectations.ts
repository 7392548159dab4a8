import { mediaTypeOf, type RecordedExchange } from '../exchange.ts';
import { streamData } from '../stream-check.ts';
import type { Expectation } from './probe.ts';

/** Parses the body of a response. Undefined when it is not JSON. */
export function jsonBody({ response }: RecordedExchange): unknown {
  try {
    return JSON.parse(response.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of names. Undefined when it is absent. */
export function valueAt(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

const JSON_TYPE = 'application/json';

/** Expects an error of the gateway itself, with its `error_type`. */
export function detailError(status: number, errorType: string, more: Mentions = {}): Expectation {
  return {
    status,
    mediaType: JSON_TYPE,
    body: (exchange) => {
      const detail = valueAt(jsonBody(exchange), 'detail');
      const found = valueAt(detail, 'error_type');
      if (found !== errorType) return `detail.error_type should be '${errorType}', not ${shown(found)}`;
      const message = valueAt(detail, 'message');
      if (more.message !== undefined && !String(message).includes(more.message))
        return `detail.message should contain "${more.message}"`;
      const parameter = valueAt(detail, 'details', 'parameter');
      if (more.parameter !== undefined && parameter !== more.parameter)
        return `detail.details.parameter should be '${more.parameter}', not ${shown(parameter)}`;
      return null;
    },
  };
}

interface Mentions {
  message?: string;
  parameter?: string;
}

/** Expects a model error for an invalid request. `parameter` is the invalid field. */
export function modelError(status: number, parameter: string | null = null): Expectation {
  return {
    status,
    mediaType: JSON_TYPE,
    body: (exchange) => {
      const error = valueAt(jsonBody(exchange), 'error');
      const type = valueAt(error, 'type');
      if (type !== 'invalid_request_error')
        return `error.type should be 'invalid_request_error', not ${shown(type)}`;
      if (parameter === null) return null;
      const named = valueAt(error, 'param');
      const isNamed = typeof named === 'string' && new RegExp(`^${escaped(parameter)}([.[]|$)`).test(named);
      return isNamed ? null : `error.param should name '${parameter}', not ${shown(named)}`;
    },
  };
}

export function plainText(status: number, start: string): Expectation {
  return {
    status,
    mediaType: 'text/plain',
    body: ({ response }) => {
      const text = response.body.toString('utf8');
      return text.startsWith(start) ? null : `the text should begin with '${start}'`;
    },
  };
}

/** Expects a success whose body has the model of the request. */
export function success(mediaType: string, model: string | null): Expectation {
  return {
    status: 200,
    mediaType,
    body: (exchange) => {
      if (model === null || mediaTypeOf(exchange.response) !== JSON_TYPE) return null;
      const named = valueAt(jsonBody(exchange), 'model');
      return named === undefined || named === model
        ? null
        : `model should be '${model}', not ${shown(named)}`;
    },
  };
}

/** Expects a stream with an event that reports the usage. */
export function streamWithUsage(...path: string[]): Expectation {
  return {
    status: 200,
    mediaType: 'text/event-stream',
    body: ({ response }) => {
      const used = streamData(response.body.toString('utf8')).some(
        (value) => typeof valueAt(value, ...path) === 'object' && valueAt(value, ...path) !== null,
      );
      return used ? null : `no event reports the usage (${path.join('.')})`;
    },
  };
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 80);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
