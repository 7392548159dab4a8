import type { Defect, Passing } from './damaging-proxy.ts';

export type When = (passing: Passing) => boolean;

export const CHAT = '/v1/chat/completions';
export const MESSAGES = '/v1/messages';
export const RESPONSES = '/v1/responses';
export const EMBEDDINGS = '/v1/embeddings';

export const isStream = ({ responseHeaders }: Passing): boolean =>
  responseHeaders.some(([name, value]) => /content-type/i.test(name) && value.includes('event-stream'));
export const at =
  (path: string, status: number, more: When = () => true): When =>
  (passing) =>
    passing.path === path && passing.status === status && more(passing);
export const streamOf = (path: string, more: When = () => true): When =>
  at(path, 200, (one) => isStream(one) && more(one));
export const plainOf = (path: string): When => at(path, 200, (one) => !isStream(one));

export const without = (name: string) => (passing: Passing) => {
  passing.responseHeaders = passing.responseHeaders.filter(([found]) => found.toLowerCase() !== name);
};
export const withHeader = (name: string, value: string) => (passing: Passing) => {
  without(name)(passing);
  passing.responseHeaders.push([name, value]);
};
export const json = (change: (value: Record<string, unknown>) => unknown) => (passing: Passing) => {
  // Only JSON objects are changed.
  passing.body = JSON.stringify(change(JSON.parse(passing.body) as Record<string, unknown>));
};
export const text = (from: string | RegExp, to: string) => (passing: Passing) => {
  passing.body = passing.body.replace(from, to);
};
export const status = (code: number) => (passing: Passing) => {
  passing.status = code;
};
export const frames = (change: (frames: string[]) => string[]) => (passing: Passing) => {
  passing.body = change(passing.body.split('\n\n').slice(0, -1))
    .map((frame) => `${frame}\n\n`)
    .join('');
};

export const defect = (
  name: string,
  damages: When,
  damage: Defect['damage'],
  request: RegExp,
  finding: RegExp,
): Defect => ({ name, damages, damage, request, finding });

export const EXAMPLE = /with its example$/;
export const EVENTS = /as events/;
export const withoutKey: When = ({ headers }) =>
  headers.authorization === undefined && headers['x-api-key'] === undefined;
export const hasUsage: When = ({ requestText }) => requestText.includes('include_usage');
export const isMessage: When = ({ requestText }) => !requestText.includes('resp_unknown');

export function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
