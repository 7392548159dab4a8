import type { ValidationIssue, Validator } from '../contract/operation.ts';

/** The part of an exchange that differs from the contract; `order` and `end` are those of a stream's events. */
export type FaultPlace =
  'path' | 'parameters' | 'request' | 'status' | 'headers' | 'body' | 'event' | 'order' | 'end';

/** One way in which a request or a response differs from the contract. */
export interface Fault {
  where: FaultPlace;
  /** JSON pointer to the value at fault; empty for the whole of it, and outside of JSON. */
  pointer: string;
  /** A sentence without anything of the exchange's content. */
  rule: string;
  /** The sentence for people who may see the content: it may quote a few characters. */
  text: string;
}

/** @param text as the rule, with what was found in place of the rule's silence about it */
export function fault(where: FaultPlace, rule: string, text: string = rule): Fault {
  return { where, pointer: '', rule, text };
}

/** The fault that a validator has just found. */
export function schemaFault(where: FaultPlace, validator: Validator): Fault {
  const issue = issueOf(validator.errors ?? []);
  const { instancePath = '', keyword = '', message = `breaks ${keyword}` } = issue ?? {};
  const member = issue?.params['additionalProperty'];
  const at = typeof member === 'string' ? `${instancePath}/${member}` : instancePath;
  const pointer = pointerWithoutContent(at);
  return { where, pointer, rule: `${message} (${keyword})`, text: `'${at}' ${message} (${keyword})` };
}

/** Replaces the names of a pointer that no contract would use: maps have keys of the client's, such as metadata. */
export function pointerWithoutContent(pointer: string): string {
  return pointer
    .split('/')
    .map((segment) => (/^([a-z][a-z0-9_]{0,40}|\d*)$/.test(segment) ? segment : '*'))
    .join('/');
}

/** Of the issues of a union the deepest one belongs to the alternative that fits best. */
function issueOf(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  const depth = ({ instancePath }: ValidationIssue): number => instancePath.split('/').length;
  return issues.reduce<ValidationIssue | undefined>(
    (best, issue) => (best === undefined || depth(issue) > depth(best) ? issue : best),
    undefined,
  );
}
