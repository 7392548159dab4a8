import type { CallInput, OperationDescription } from './operation.ts';

/** Builds the URL with path and query parameters. */
export function addressOf(baseUrl: string, operation: OperationDescription, parameters: object = {}): string {
  // The method of an operation declares its parameters, all of which are scalars.
  const given = parameters as Record<string, string | number | boolean | null | undefined>;
  const path = operation.url.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${operation.id}: ${name} is required`);
    return segmentOf(operation, name, String(value));
  });
  const query = new URLSearchParams();
  for (const name of operation.query) {
    const value = given[name];
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return `${baseUrl}${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** Encodes a segment of the path. `.` and `..` cannot be one, because every URL parser removes them, also when they are encoded. */
function segmentOf(operation: OperationDescription, name: string, value: string): string {
  if (value === '.' || value === '..' || !value.isWellFormed())
    throw new TypeError(`${operation.id}: ${name} is not valid`);
  return encodeURIComponent(value);
}

/** Converts the body for `fetch`, which sets the type of a form with its boundary. */
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

/** Puts files last, so that the gateway can forward them during the upload. */
function formOf(body: object): FormData {
  const form = new FormData();
  const files: [name: string, file: Blob][] = [];
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one instanceof Blob) files.push([name, one]);
      else if (one !== undefined && one !== null)
        form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}
