import { describe, expect, test } from '@jest/globals';
import type { ValidationIssue, Validator } from '../../contract/operation.ts';
import {
  findInvalidValue,
  findInfinity,
  invalidParameter,
  validationError,
} from '../../middleware/validation.ts';

/** A validator that finds these issues. */
function validatorOf(...errors: Partial<ValidationIssue>[]): Validator {
  const complete = errors.map((issue) => ({
    instancePath: '',
    schemaPath: '',
    keyword: 'type',
    params: {},
    ...issue,
  }));
  return Object.assign(() => false, { errors: complete });
}

describe('the error of a body', () => {
  test('is null when it is valid', () => {
    expect(findInvalidValue(() => true, {})).toBeNull();
  });

  test('names the parameter as a path', () => {
    const params = { type: 'string' };
    expect(findInvalidValue(validatorOf({ instancePath: '/messages/0/a~1b~0c', params }), {})).toEqual({
      param: 'messages[0].a/b~c',
      reason: 'it must be a string',
    });
  });

  test('names the property that is missing', () => {
    const params = { missingProperty: 'text' };
    expect(
      findInvalidValue(validatorOf({ instancePath: '/input', keyword: 'required', params }), {}),
    ).toEqual({
      param: 'input.text',
      reason: 'it is required',
    });
  });

  test('is the deepest one of a union, and at the same depth not one that distinguishes alternatives', () => {
    const deep = { instancePath: '/a/b/c', keyword: 'const', params: { allowedValue: 'x' } };
    const fitting = { instancePath: '/a/b', keyword: 'type', params: { type: 'number' } };
    const other = { instancePath: '/a/b', keyword: 'oneOf', message: 'must match one' };
    expect(findInvalidValue(validatorOf(other, fitting, deep), {})?.param).toBe('a.b.c');
    expect(findInvalidValue(validatorOf(other, fitting), {})?.reason).toBe('it must be a number');
    expect(findInvalidValue(validatorOf(fitting, other), {})?.reason).toBe('it must be a number');
  });

  test('lists the allowed values of all alternatives once, and none of other places', () => {
    const at = (instancePath: string, allowedValue: unknown) => ({
      instancePath,
      keyword: 'const',
      params: { allowedValue },
    });
    const list = { instancePath: '/a', keyword: 'enum', params: { allowedValues: ['x', 'y'] } };
    expect(findInvalidValue(validatorOf(at('/a', 'x'), list, at('/a', 7), at('', 'z')), {})).toEqual({
      param: 'a',
      reason: 'it must be one of "x", "y", 7',
    });
  });

  test('has a general reason where the validator has none', () => {
    expect(findInvalidValue(validatorOf({ instancePath: '/a', keyword: 'format' }), {})).toEqual({
      param: 'a',
      reason: 'it is invalid',
    });
    expect(findInvalidValue(validatorOf(), {})).toEqual({ param: '', reason: 'is invalid' });
    expect(findInvalidValue(() => false, {})).toEqual({ param: '', reason: 'is invalid' });
  });

  test('is an infinite number', () => {
    expect(findInfinity({ text: 'Infinity', count: 7 })).toBeNull();
    expect(findInfinity({ count: 7, speed: Infinity })).toEqual({
      param: 'speed',
      reason: 'it must be a finite number',
    });
  });
});

describe('the message of an invalid value', () => {
  test('names the parameter, in either shape', () => {
    const fault = { param: 'n', reason: 'it must be a number' };
    expect(invalidParameter(fault)).toMatchObject({
      code: 'invalid_parameter',
      publicMessage: "Invalid parameter 'n': it must be a number",
      param: 'n',
    });
    expect(validationError(fault)).toMatchObject({
      code: 'validation_error',
      publicMessage: "Invalid parameter 'n': it must be a number",
      details: { parameter: 'n', reason: 'it must be a number' },
    });
  });

  test('names the body where the value has no name', () => {
    expect(invalidParameter({ param: '', reason: 'is invalid' }).publicMessage).toBe(
      'Invalid parameter the body: is invalid',
    );
  });
});
