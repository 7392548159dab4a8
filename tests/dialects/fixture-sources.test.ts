import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isRecord, type JsonObject } from '../../dialects/values/json-values.ts';
import { undeclaredMembers, type TypedValue } from '../fixtures/vendor-types/declared-members.ts';
import {
  faultsOf,
  isInstalled,
  isKnownForm,
  namedTypes,
  partsOf,
} from '../fixtures/vendor-types/fixture-source.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/dialects');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const fixtures = files.map((file) => ({
  file,
  fixture: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as JsonObject,
}));
const sourceOf = ({ source }: JsonObject): string => (typeof source === 'string' ? source : '');

/** Packages whose types have the names of the wire. */
const WIRE_TYPES = new Set(['openai', '@anthropic-ai/sdk', 'anthropic-sdk-0x']);

/** The value with the names that cohere-ai has for those of the wire: `tool_calls` is `toolCalls`. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!isRecord(value)) return value;
  const nameOf = (name: string): string =>
    name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [nameOf(name), inCamelCase(one)]));
}

/** The value without `store`, which OpenAI's reference shows in every response, and its types lack. */
function withoutUndeclared(value: unknown): unknown {
  if (!isRecord(value)) return null;
  const { store: _store, ...rest } = value;
  return isRecord(rest['response']) ? { ...rest, response: withoutUndeclared(rest['response']) } : rest;
}

/** The vendor's side of a fixture: what its server sent, or what the gateway sends to it. */
function vendorValues({ file, fixture }: (typeof fixtures)[number]): TypedValue[] {
  const isRequest = /\brequest-[^/]*$/.test(file);
  const part = partsOf(sourceOf(fixture))[isRequest ? 1 : 0];
  const types = part === undefined ? null : namedTypes(part);
  const isCohere = types?.package === 'cohere-ai' && file.startsWith('chat-to-cohere/');
  if (types === null || !(isCohere || WIRE_TYPES.has(types.package))) return [];
  const frames = [fixture['frames'] ?? fixture['events'] ?? []].flat().map(frameData);
  const values = isRequest ? [fixture['expected']] : [fixture['response'], ...frames];
  return values
    .map(withoutUndeclared)
    .filter((value) => value !== null)
    .map((value) => (isCohere ? inCamelCase(value) : value))
    .map((value) => ({ value, types, place: file }));
}

/** The event in a frame; null for a comment and for what is no JSON. */
function frameData(frame: unknown): unknown {
  if (typeof frame !== 'string') return frame;
  try {
    return JSON.parse(frame);
  } catch {
    return null;
  }
}

describe('the source of a fixture', () => {
  test('says where its shape is published', () => {
    const others = fixtures.filter(({ fixture }) => !partsOf(sourceOf(fixture)).every(isKnownForm));
    expect(others.map(({ file, fixture }) => `${file}: ${sourceOf(fixture)}`)).toEqual([]);
    expect(fixtures.length).toBeGreaterThan(600);
  });

  test('names types that the installed packages declare', () => {
    const parts = new Set(fixtures.flatMap(({ fixture }) => partsOf(sourceOf(fixture))));
    const named = [...parts].flatMap((part) => namedTypes(part) ?? []).filter(isInstalled);
    expect(named.length).toBeGreaterThan(30);
    expect(named.flatMap(faultsOf)).toEqual([]);
  });

  test("declares all that the vendor's side of the fixture has", async () => {
    const values = fixtures.flatMap(vendorValues);
    expect(values.length).toBeGreaterThan(800);
    expect(await undeclaredMembers(values)).toEqual([]);
  });

  test('is found wrong where a member is not declared', async () => {
    const types = namedTypes('openai 7.57.0, resources/embeddings.d.ts CreateEmbeddingResponse');
    if (types === null) throw new Error('the source is of another form');
    const value = { object: 'list', data: [], created: 1 };
    expect(await undeclaredMembers([{ value, types, place: 'here' }])).toEqual([
      expect.stringMatching(/^here: .*'"created"' does not exist/s),
    ]);
  });
});
