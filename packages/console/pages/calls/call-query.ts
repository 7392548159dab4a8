import type { listCallsData } from '../../../../generated/admin/types/types.gen.ts';

export type CallQuery = NonNullable<listCallsData['query']>;
type Sort = NonNullable<CallQuery['sort']>;

const SORTS: readonly Sort[] = ['-ended_at', 'ended_at', '-cost', '-duration'];
const SPANS: Readonly<Record<string, number>> = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 };

export function sortOf(query: URLSearchParams): Sort {
  return SORTS.find((one) => one === query.get('sort')) ?? '-ended_at';
}

/** Returns the parameters of the operation for the filters in the address of the page. */
export function callQueryOf(query: URLSearchParams, now: Date = new Date()): CallQuery {
  const text = (name: 'project' | 'model' | 'deployment' | 'status' | 'error' | 'tag' | 'key') => {
    const value = query.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value };
  };
  const seconds = Number(query.get('seconds') ?? '');
  const spanMs = SPANS[query.get('span') ?? ''];
  return {
    ...text('project'),
    ...text('model'),
    ...text('deployment'),
    ...text('status'),
    ...text('error'),
    ...text('tag'),
    ...text('key'),
    ...(seconds > 0 ? { min_duration_ms: Math.round(seconds * 1_000) } : {}),
    ...(spanMs === undefined ? {} : { from: new Date(now.getTime() - spanMs).toISOString() }),
    sort: sortOf(query),
  };
}

/** Whether a text can be the id of a request. */
export function isRequestId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
