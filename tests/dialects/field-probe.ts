import type { JsonObject } from '../../bodies/json-body.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';
import type { Translated } from '../../dialects/omitted-fields.ts';
import { UNKNOWN_MODEL } from '../../dialects/target-model.ts';
import { dialectBetween } from './dialect-cases.ts';
import {
  COMPLETE_CHAT,
  COMPLETE_MESSAGES,
  COMPLETE_RESPONSES,
  OLDER_CHAT,
  OLDER_MESSAGES,
  OLDER_RESPONSES,
} from './complete-requests.ts';

const NO_FIELDS = /(?:^|\.)type$|^(?:model|stream)$/;

type Translate = (request: JsonObject) => JsonObject;

/** A model that takes whatever the format has. */
const TARGET = { ...UNKNOWN_MODEL, refusesKeywords: false, thinking: 'effort' as const };
const CLAUDE = 'anthropic.claude-sonnet-4-5-v1:0';

const CHAT = [COMPLETE_CHAT, OLDER_CHAT];
const MESSAGES = [COMPLETE_MESSAGES, OLDER_MESSAGES];
const RESPONSES = [COMPLETE_RESPONSES, OLDER_RESPONSES];

/** Each translation, and requests that have all fields together. */
export const TRANSLATIONS: Readonly<Record<Translated, readonly [Translate, readonly JsonObject[]]>> = {
  'chat to messages': [(body) => dialectBetween('chat', 'messages').request(body, TARGET), CHAT],
  'chat to responses': [(body) => dialectBetween('chat', 'responses').request(body), CHAT],
  'messages to chat': [(body) => dialectBetween('messages', 'chat').request(body), MESSAGES],
  'messages to Gemini': [(body) => toGenerateContent(body, 'gemini-3-pro'), MESSAGES],
  'messages to Bedrock': [(body) => toConverse(body, CLAUDE), MESSAGES],
  'responses to chat': [(body) => dialectBetween('responses', 'chat').request(body), RESPONSES],
};

/**
 * Returns the fields of requests without which their translations are the same: those that are left out. Items of lists
 * are written as `[]`. The type of an object, the name of the model and whether the response is a stream are not fields in
 * this sense.
 */
export function omittedIn(translate: Translate, requests: readonly JsonObject[]): string[] {
  const omitted = new Set<string>();
  const arriving = new Set<string>();
  for (const complete of requests) {
    const all = JSON.stringify(translate(complete));
    for (const place of placesIn(complete)) {
      const name = place
        .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
        .join('')
        .slice(1);
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

function placesIn(value: unknown, above: Place = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => placesIn(one, [...above, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const place = [...above, name];
    return [place, ...placesIn(one, place)];
  });
}

function without(request: JsonObject, place: Place): JsonObject {
  const copy = structuredClone(request);
  // The steps lead through lists and objects.
  let owner: object = copy;
  for (const step of place.slice(0, -1)) owner = Reflect.get(owner, step) as object;
  Reflect.deleteProperty(owner, place.at(-1) ?? '');
  return copy;
}
