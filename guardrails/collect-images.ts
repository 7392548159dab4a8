import { setImmediate as otherWork } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import { unreadable } from './unreadable.ts';
import { ImageList, type FoundImage } from './image-list.ts';

const VALUES_AT_ONCE = 20_000;
/** Characters of a text that take as long as visiting a value. */
const CHARACTERS_PER_VALUE = 200;
/** The longest JSON in a form field that is parsed, because parsing blocks the main thread. */
const MOST_JSON_CHARACTERS = 1_000_000;

/** The types of image parts in all formats. */
const IMAGE_PARTS = new Set(['image', 'input_image', 'image_url', 'image_file', 'computer_screenshot']);
/** The properties of an image part that contain the image, then those of the object that identifies it. */
const PART_KEYS = new Set(['image', 'source', 'image_url', 'image_file', 'data', 'url', 'file_id']);
const SOURCE_KEYS = new Set(['data', 'url', 'file_id']);

/** An object or list on the way through a body, and how far its members were visited. */
interface Visit {
  value: Container;
  /** The names of an object's members; null for a list. */
  names: readonly string[] | null;
  next: number;
  /** Whether only images are allowed in a list, and whether an object is the source of an image. */
  isPlace: boolean;
  parent: Visit | null;
  key: string | number;
}

type Container = Readonly<Record<string | number, unknown>>;

/**
 * Returns the images of a request, at any position, recognised by their bytes and not by their declared type. Throws
 * `invalid_parameter` for another value at the position of an image: an address, the id of a file, a drawing
 * (docs/guardrails.md).
 */
export async function collectImages(
  body: RequestBody,
  notPrompts: readonly string[],
): Promise<readonly FoundImage[]> {
  const list = new ImageList();
  const isForm = body.kind === 'multipart';
  for (const [name, written] of Object.entries(body.value)) {
    if (notPrompts.includes(name)) continue;
    const value = isForm && typeof written === 'string' ? formValue(name, written) : written;
    const isPlace = name === 'image_url';
    if (typeof value === 'string') list.addText(value, () => name, isPlace);
    else if (isContainer(value)) await collectBelow(visitOf(value, name, isPlace, null), list);
  }
  if (isForm) for (const file of body.files) await list.addFile(file);
  return list.images;
}

/** Visits members one by one: a list may have hundreds of thousands, and other requests get their turn. */
async function collectBelow(root: Visit, list: ImageList): Promise<void> {
  const open = [root];
  let [looked, turnAt] = [0, VALUES_AT_ONCE];
  for (let visit = open.at(-1); visit !== undefined; visit = open.at(-1)) {
    looked += 1;
    if (looked >= turnAt) {
      turnAt = looked + VALUES_AT_ONCE;
      await otherWork();
    }
    const at = visit;
    const key = keyAt(at);
    if (key === undefined) {
      open.pop();
      continue;
    }
    at.next += 1;
    const value = at.value[key];
    if (typeof value === 'string') {
      looked += value.length / CHARACTERS_PER_VALUE;
      list.addText(value, () => pathOf(at, key), isPlaceOf(at, key));
    } else if (isContainer(value)) open.push(visitOf(value, key, isPlaceOf(at, key), at));
  }
}

/** Returns the key of the next member, or undefined after the last one. */
function keyAt({ value, names, next }: Visit): string | number | undefined {
  if (names !== null) return names[next];
  return next < Number(value['length']) ? next : undefined;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function pathOf(visit: Visit, key: string | number): string {
  const members: string[] = [];
  let name = key;
  for (let at: Visit | null = visit; at !== null; at = at.parent) {
    members.push(at.names === null ? `[${name}]` : `.${name}`);
    name = at.key;
  }
  return `${name}${members.reverse().join('')}`;
}

/** Parses form fields that contain the JSON text of an object. */
function formValue(name: string, text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return text;
  if (text.length > MOST_JSON_CHARACTERS) throw unreadable(name, 'a long JSON text instead of a file');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Throws `invalid_parameter` for the source of an image part that names no image. */
function visitOf(value: Container, key: string | number, isPlace: boolean, parent: Visit | null): Visit {
  const names = Array.isArray(value) ? null : Object.keys(value);
  const visit: Visit = { value, names, next: 0, isPlace, parent, key };
  if (
    isPlace &&
    names !== null &&
    !names.some((name) => SOURCE_KEYS.has(name) && typeof value[name] === 'string')
  )
    throw unreadable(parent === null ? String(key) : pathOf(parent, key), 'no image in base64');
  return visit;
}

/** Returns whether only an image is allowed in a member. */
function isPlaceOf({ value, names, isPlace }: Visit, key: string | number): boolean {
  if (names === null) return isPlace;
  const name = String(key);
  const { type } = value;
  return (
    name === 'image_url' ||
    (isPlace && SOURCE_KEYS.has(name)) ||
    (typeof type === 'string' && IMAGE_PARTS.has(type) && PART_KEYS.has(name)) ||
    (type === 'image_generation_call' && name === 'result')
  );
}
