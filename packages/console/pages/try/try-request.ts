import type { TryOperation } from './public-contract.ts';

/** What the reader wrote. */
export interface TryRequest {
  operation: TryOperation;
  parameters: Readonly<Record<string, string>>;
  json: string;
  fields: Readonly<Record<string, string | File>>;
}

export function emptyRequest(operation: TryOperation): TryRequest {
  const { parameters, body } = operation;
  const fields =
    body?.kind === 'form' ? body.fields.map(({ name, example }) => [name, example] as const) : [];
  return {
    operation,
    parameters: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    json: body?.kind === 'json' ? body.example : '',
    fields: Object.fromEntries(fields),
  };
}

/** Returns the path with its parameters and query. */
export function pathOf({ operation: { path, parameters }, parameters: values }: TryRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = parameters.flatMap(({ name, in: place }) => {
    const value = values[name] ?? '';
    return place === 'query' && value !== '' ? [[name, value]] : [];
  });
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

export function bodyOf({ operation: { body }, json, fields }: TryRequest): string | FormData | undefined {
  if (body === null) return undefined;
  if (body.kind === 'json') return json;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
  return form;
}
