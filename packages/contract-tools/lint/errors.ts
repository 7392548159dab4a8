import { follow } from '../reading/contract.ts';
import type { ContractDocument, ResponseObject, SchemaObject } from '../reading/document.ts';
import type { Rule } from './finding.ts';
import { responsesOf } from './places.ts';

type Shape = 'detail' | 'error' | 'budget' | 'plain' | 'html' | 'empty';

/** The bodies that each status may have (docs/specification.md#statuses). */
const allowed: Readonly<Record<string, readonly Shape[]>> = {
  unknownPath: ['plain'],
  '400': ['plain', 'detail', 'error'],
  '401': ['detail'],
  '403': ['detail'],
  '404': ['detail'],
  '405': ['empty'],
  '408': ['plain'],
  '409': ['detail'],
  '412': ['detail'],
  '413': ['plain'],
  '415': ['error'],
  '421': ['detail'],
  '422': ['detail'],
  '429': ['plain', 'budget'],
  '500': ['detail', 'error'],
  '502': ['plain', 'detail', 'error'],
  '503': ['detail', 'error'],
  '504': ['html'],
};

/** Every error has `X-Request-Id` and one of the bodies that its status allows. */
export const errorsRule: Rule = (document) =>
  responsesOf(document)
    .filter(({ status }) => !/^[123]/.test(status))
    .flatMap(({ status, response, path }) => {
      const messages: string[] = [];
      const headers = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
      if (!headers.includes('x-request-id')) messages.push(`the ${status} does not have X-Request-Id`);
      const shapes = allowed[status];
      if (shapes === undefined) messages.push(`${status} is not a status of the service`);
      for (const shape of shapes === undefined ? [] : shapesOf(document, response)) {
        if (!shapes?.some((one) => one === shape)) messages.push(`a ${status} cannot have the body ${shape}`);
      }
      return messages.map((message) => ({ message, path }));
    });

/** Returns the shapes of a response's bodies: a `Shape`, or a description of any other body. */
export function shapesOf(document: ContractDocument, { content }: ResponseObject): string[] {
  const entries = Object.entries(content ?? {});
  if (entries.length === 0) return ['empty'];
  return entries.flatMap(([mediaType, { schema }]) => {
    if (mediaType === 'text/plain') return ['plain'];
    if (mediaType === 'text/html') return ['html'];
    if (mediaType !== 'application/json' || schema === undefined) return [mediaType];
    return jsonShapes(document, schema);
  });
}

/** Identifies a JSON body by the property that the others do not have. */
function jsonShapes(document: ContractDocument, schema: SchemaObject): string[] {
  const { anyOf, oneOf, allOf, required = [] } = follow(document, schema);
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) return alternatives.flatMap((one) => jsonShapes(document, one));
  const names = new Set([
    ...required,
    ...(allOf ?? []).flatMap((one) => follow(document, one).required ?? []),
  ]);
  if (names.has('detail')) return ['detail'];
  if (names.has('error')) return ['error'];
  return names.has('exceeded') ? ['budget'] : ['of an unknown shape'];
}
