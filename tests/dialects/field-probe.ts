import type { JsonObject } from '../../bodies/json-body.ts';
import type { Translated } from '../../dialects/fields/omitted-fields.ts';
import {
  COMPLETE_CHAT,
  COMPLETE_MESSAGES,
  COMPLETE_RESPONSES,
  OLDER_CHAT,
  OLDER_MESSAGES,
  OLDER_RESPONSES,
} from './complete-requests.ts';
import type { Translate } from './field-translations.ts';

const NO_FIELDS = /(?:^|\.)(?:type|role)$|^(?:model|stream)$/;

const CHAT = [COMPLETE_CHAT, OLDER_CHAT];
const MESSAGES = [COMPLETE_MESSAGES, OLDER_MESSAGES];
const RESPONSES = [COMPLETE_RESPONSES, OLDER_RESPONSES];

/** A request with a text in place of its PDF, which Cohere does not read, and a parameter that its tools require. */
function forCohere(request: JsonObject): JsonObject {
  const text = JSON.stringify(request)
    .replaceAll('application/pdf;base64,JVBERi0=', 'text/plain;base64,UmFpbg==')
    .replaceAll('"properties":{"id":{"type":"string"}}', '$&,"required":["id"]');
  return JSON.parse(text) as JsonObject;
}

/** Requests that have all fields of a format together, and some that the contract does not list. */
export const COMPLETE_REQUESTS: Readonly<Partial<Record<Translated, readonly JsonObject[]>>> = {
  'chat to messages': CHAT,
  'chat to responses': CHAT,
  'chat to Cohere': CHAT.map(forCohere),
  'messages to chat': MESSAGES,
  'messages to Gemini': MESSAGES,
  'messages to Bedrock': MESSAGES,
  'responses to chat': RESPONSES,
};

/**
 * Returns the fields of requests without which their translations are the same: those that are left out. Paths are those
 * of `ContractField`. The type of an object, the name of the model and whether the response is a stream are not fields in
 * this sense.
 */
export function omittedIn(translate: Translate, requests: readonly JsonObject[]): string[] {
  const omitted = new Set<string>();
  const arriving = new Set<string>();
  for (const complete of requests) {
    const all = JSON.stringify(translate(complete));
    for (const { place, path: name } of placesIn(complete)) {
      if (NO_FIELDS.test(name)) continue;
      (isSame(translate, without(complete, place), all) ? omitted : arriving).add(name);
    }
  }
  const left = [...omitted].filter((name) => !arriving.has(name));
  // A field stands for all that is in it.
  return left.filter(
    (name) => !left.some((other) => name.startsWith(`${other}.`) || name.startsWith(`${other}[`)),
  );
}

function isSame(translate: Translate, request: JsonObject, all: string): boolean {
  try {
    return JSON.stringify(translate(request)) === all;
  } catch {
    return false;
  }
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = [], path = ''): { place: Place; path: string }[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) =>
      placesIn(one, [...place, index], `${path}[${kindOf(one)}]`),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const kind = kindOf(one);
    const at = path === '' ? name : `${path}.${name}`;
    return [
      { place: [...place, name], path: at },
      ...placesIn(one, [...place, name], kind === '' ? at : `${at}[${kind}]`),
    ];
  });
}

/** The role or the type of an object. */
function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { role, type } = value as { role?: unknown; type?: unknown };
  return typeof role === 'string' ? role : typeof type === 'string' ? type : '';
}

function without(request: JsonObject, place: Place): JsonObject {
  const copy = structuredClone(request);
  // The steps lead through lists and objects.
  let owner: object = copy;
  for (const step of place.slice(0, -1)) owner = Reflect.get(owner, step) as object;
  Reflect.deleteProperty(owner, place.at(-1) ?? '');
  return copy;
}
