import { setImmediate as otherWork } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import { unreadable } from './unreadable.ts';
import { ImageList, type FoundImage } from './image-list.ts';

const VALUES_AT_ONCE = 20_000;
/** The longest JSON in a form field that is parsed, because parsing blocks the main thread. */
const MOST_JSON_CHARACTERS = 1_000_000;

/** The types of image parts in all formats. */
const IMAGE_PARTS = new Set(['image', 'input_image', 'image_url', 'image_file', 'computer_screenshot']);
/** The properties of an image part that contain the image, then those of the object that identifies it. */
const PART_KEYS = new Set(['image', 'source', 'image_url', 'image_file', 'data', 'url', 'file_id']);
const SOURCE_KEYS = new Set(['data', 'url', 'file_id']);

interface Visit {
  value: unknown;
  path: string;
  /** Whether only an image is allowed here. */
  isPlace: boolean;
}

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
  const open: Visit[] = Object.entries(body.value)
    .filter(([name]) => !notPrompts.includes(name))
    .map(([name, value]) => ({
      value: isForm && typeof value === 'string' ? formValue(name, value) : value,
      path: name,
      isPlace: name === 'image_url',
    }))
    .reverse();
  let looked = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    looked += 1;
    if (looked % VALUES_AT_ONCE === 0) await otherWork();
    const { value, path, isPlace } = visit;
    if (typeof value === 'string') list.addText(value, path, isPlace);
    else if (typeof value === 'object' && value !== null)
      open.push(...visitsBelow(value, path, isPlace).reverse());
  }
  if (isForm) for (const file of body.files) await list.addFile(file);
  return list.images;
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

/** @param isSource whether the value is the source of an image part and so identifies the image. */
function visitsBelow(value: object, path: string, isSource: boolean): Visit[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({
      value: item,
      path: `${path}[${index}]`,
      isPlace: isSource,
    }));
  const members: [string, unknown][] = Object.entries(value);
  const type = members.find(([name]) => name === 'type')?.[1];
  const isPart = typeof type === 'string' && IMAGE_PARTS.has(type);
  if (isSource && !members.some(([name, member]) => SOURCE_KEYS.has(name) && typeof member === 'string'))
    throw unreadable(path, 'no image in base64');
  return members.map(([name, member]) => ({
    value: member,
    path: `${path}.${name}`,
    isPlace:
      name === 'image_url' ||
      (isSource && SOURCE_KEYS.has(name)) ||
      (isPart && PART_KEYS.has(name)) ||
      (type === 'image_generation_call' && name === 'result'),
  }));
}
