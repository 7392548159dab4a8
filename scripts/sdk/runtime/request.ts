import type { CallInput, OperationDescription } from './operation.ts';

/** Address with path and query parameters filled in. */
export function addressOf(baseUrl: string, operation: OperationDescription, parameters: object = {}): string {
  const given = parameters as Record<string, unknown>;
  const path = operation.url.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${operation.id}: ${name} is required`);
    return encodeURIComponent(String(value as string | number));
  });
  const query = new URLSearchParams();
  for (const name of operation.query) {
    const value = given[name];
    if (value !== undefined && value !== null) query.append(name, String(value as string | number | boolean));
  }
  return `${baseUrl}${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** The body as `fetch` takes it; `fetch` itself states the type of a form, with its boundary. */
export function bodyOf(
  operation: OperationDescription,
  { body }: CallInput,
  extra: object | undefined,
): { body?: string | FormData; contentType?: string } {
  if (body === undefined) return {};
  const all = { ...body, ...extra };
  return operation.multipart
    ? { body: formOf(all) }
    : { body: JSON.stringify(all), contentType: 'application/json' };
}

/** Files come last: the gateway can then pass them on while they arrive. */
function formOf(body: object): FormData {
  const form = new FormData();
  const files: [name: string, file: Blob][] = [];
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one instanceof Blob) files.push([name, one]);
      else if (typeof one === 'object' && one !== null) form.append(name, JSON.stringify(one));
      else if (one !== undefined && one !== null) form.append(name, String(one as string | number | boolean));
    }
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}
