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
    body?.kind === 'form'
      ? body.fields.map(({ name, example, isRequired }) => {
          const isGiven = isRequired || name === 'model';
          return [name, isGiven ? example : ''] as const;
        })
      : [];
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

/** The parts of a form. A field whose name ends with `[]` has one part for each value between its commas. */
export function partsOf({ fields }: TryRequest): (readonly [string, string | File])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const values = typeof value === 'string' && name.endsWith('[]') ? value.split(',') : [value];
    return values
      .map((one) => (typeof one === 'string' ? one.trim() : one))
      .filter((one) => one !== '')
      .map((one) => [name, one] as const);
  });
}

export function bodyOf(request: TryRequest): string | FormData | undefined {
  const { body } = request.operation;
  if (body === null) return undefined;
  if (body.kind === 'json') return request.json;
  const form = new FormData();
  for (const [name, value] of partsOf(request)) form.append(name, value);
  return form;
}
