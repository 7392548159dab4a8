import type { ValidationIssue, Validator } from '../../../contract/operation.ts';

/** The part of an exchange that differs from the contract. `order` and `end` refer to the events of a stream. */
export type FindingPlace =
  | 'path'
  | 'parameters'
  | 'request'
  | 'status'
  | 'headers'
  | 'body'
  | 'event'
  | 'order'
  | 'end';

/** A difference between a request or a response and the contract. */
export interface Finding {
  where: FindingPlace;
  /** JSON pointer to the invalid value. Empty for the root, and outside of JSON. */
  pointer: string;
  /** The message without content of the exchange. */
  rule: string;
  /** The message for people who may see content. It may quote a few characters. */
  text: string;
}

/** @param text the message with content, if it differs from the rule */
export function finding(where: FindingPlace, rule: string, text: string = rule): Finding {
  return { where, pointer: '', rule, text };
}

/** Converts the last error of a validator to a finding. */
export function schemaFinding(where: FindingPlace, validator: Validator): Finding {
  const issue = issueOf(validator.errors ?? []);
  const { instancePath = '', keyword = '', message = `breaks ${keyword}` } = issue ?? {};
  const member = issue?.params['additionalProperty'];
  const at = typeof member === 'string' ? `${instancePath}/${member}` : instancePath;
  const pointer = pointerWithoutContent(at);
  return { where, pointer, rule: `${message} (${keyword})`, text: `'${at}' ${message} (${keyword})` };
}

/** Replaces segments of a pointer that may be content, such as the keys of metadata, by `*`. */
export function pointerWithoutContent(pointer: string): string {
  return pointer
    .split('/')
    .map((segment) => (/^([a-z][a-z0-9_]{0,40}|\d*)$/.test(segment) ? segment : '*'))
    .join('/');
}

/** Selects the deepest issue. In a union it belongs to the alternative that fits best. */
function issueOf(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  const depth = ({ instancePath }: ValidationIssue): number => instancePath.split('/').length;
  return issues.reduce<ValidationIssue | undefined>(
    (best, issue) => (best === undefined || depth(issue) > depth(best) ? issue : best),
    undefined,
  );
}
