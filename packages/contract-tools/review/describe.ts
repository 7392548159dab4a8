import { methods } from '../reading/contract.ts';
import { keysOf } from './contract-source.ts';

const LONGEST_VALUE = 80;

/** Describes a place: `POST /v1/rerank, request body, documents[].text`. */
export function describePlace(pointer: string): string {
  const keys = keysOf(pointer);
  const words: string[] = [];
  let rest: string[];
  if (keys[0] === 'paths') {
    const [, path = '', method] = keys;
    const isMethod = methods.some((one) => one === method);
    words.push(isMethod ? `${method?.toUpperCase()} ${path}` : path);
    rest = keys.slice(isMethod ? 3 : 2);
    const [part, name] = rest;
    if (part === 'requestBody') words.push('request body');
    else if (part === 'responses' && name !== undefined) words.push(`response ${name}`);
    else if (part !== undefined) words.push([part, name].filter(Boolean).join(' '));
  } else if (keys[0] === 'components') {
    words.push(`${keys[1] ?? 'components'} ${keys[2] ?? ''}`.trim());
    rest = keys.slice(3);
  } else return keys.join('.');
  const property = propertyPath(rest);
  if (property !== '') words.push(property);
  return words.join(', ');
}

/** Returns the path of properties: `documents[].text`. */
function propertyPath(keys: string[]): string {
  let path = '';
  for (let index = 0; index < keys.length; index += 1) {
    if (keys[index] === 'items') path += '[]';
    if (keys[index] === 'properties' && keys[index + 1] !== undefined) {
      index += 1;
      path += `${path === '' ? '' : '.'}${keys[index] ?? ''}`;
    }
  }
  return path;
}

/** Formats a value of the contract for a message, shortened. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}
