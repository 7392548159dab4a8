import { backdrop, foreground, type Canvas } from './backdrop.ts';
import type { Icon, IconLibrary } from './icons.ts';
import type { Drawing } from './jobs.ts';
import { thingsIn, type Thing } from './prompt.ts';
import { randomNumbers } from './random.ts';
import { settingOf, type Setting } from './setting.ts';

/** Objects that are in the sky unless the prompt gives another position. */
const IN_THE_SKY =
  /sun|moon|star|cloud|bird|eagle|owl|dove|bat$|butterfly|airplane|helicopter|rocket|rainbow|balloon|kite|comet|satellite|planet|ufo|flying|parachute/;

interface Placed {
  thing: Thing;
  x: number;
  /** The position of its lower edge. */
  y: number;
  size: number;
}

/** Returns the scene of a prompt as SVG, with a description. The same drawing gives the same scene. */
export function sceneOf(drawing: Drawing, library: IconLibrary): { svg: string; shows: string } {
  const { width, height, prompt, completeness, isTransparent } = drawing;
  const random = randomNumbers(drawing.seed);
  const setting = settingOf(prompt);
  const canvas = { width, height, horizon: height * (0.52 + random() * 0.1) };
  const things = thingsIn(prompt, (word) => library.find(word));
  const placed = [...forestOf(setting, canvas, random), ...placedThings(things, canvas, setting, random)];
  const shown = placed.slice(0, Math.round(placed.length * completeness));
  const behind = isTransparent
    ? ''
    : backdrop(
        setting,
        canvas,
        random,
        things.some(({ icon }) => /sun|moon/.test(icon)),
      );
  const icons = shown.map((one, index) => drawn(one, library.icon(one.thing.icon), index)).join('');
  const before = isTransparent || completeness < 1 ? '' : foreground(setting, canvas, random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${behind}${icons}${before}</svg>`;
  return { svg, shows: inWords(things, setting) };
}

function inWords(things: readonly Thing[], { time, ground, weather }: Setting): string {
  const named = things.map(({ word, count }) => (count > 1 ? `${count} x ${word}` : word));
  const parts = [...named, ground, time, ...weather].join(', ');
  return `Procedural illustration (drawn by rules, not by a generative model): ${parts}`;
}

function forestOf(
  { hasForest }: Setting,
  { width, height, horizon }: Canvas,
  random: () => number,
): Placed[] {
  const tree = {
    word: 'tree',
    icon: 'evergreen-tree',
    count: 1,
    colour: null,
    place: null,
    isOnNext: false,
  };
  return Array.from({ length: hasForest ? 9 : 0 }, (_, index) => ({
    thing: tree,
    x: width * ((index + 0.2 + random() * 0.6) / 9),
    y: horizon + height * (0.02 + random() * 0.05),
    size: Math.min(width, height) * (0.2 + random() * 0.1),
  }));
}

function placedThings(
  things: readonly Thing[],
  canvas: Canvas,
  setting: Setting,
  random: () => number,
): Placed[] {
  const placed: Placed[] = [];
  const standing = things.filter((thing) => !thing.isOnNext);
  let below: Placed | null = null;
  // An object is placed after the object that it stands on.
  for (const thing of things.toReversed()) {
    const isSky = isInSky(thing, setting);
    const row = standing.filter((other) => isInSky(other, setting) === isSky);
    const base: Placed =
      thing.isOnNext && below !== null
        ? { thing, x: below.x, y: below.y - below.size * 0.55, size: below.size * 0.85 }
        : baseOf(thing, { canvas, random, isSky, place: row.indexOf(thing), of: row.length });
    for (let one = 0; one < thing.count; one += 1) {
      const size = base.size * (thing.count > 1 ? 0.62 : 1);
      const spread = (one - (thing.count - 1) / 2) * size * 0.95;
      const drop = thing.count > 1 ? (random() - 0.5) * size * 0.4 : 0;
      placed.push({ thing, x: inside(base.x + spread, size, canvas.width), y: base.y + drop, size });
    }
    below = base;
  }
  // Objects further down are nearer.
  const depth = ({ thing, y }: Placed): number => (thing.isOnNext ? y + canvas.height : y);
  return placed.sort((a, b) => depth(a) - depth(b));
}

interface PlaceContext {
  canvas: Canvas;
  random: () => number;
  isSky: boolean;
  /** The position in its row, which is the sky or the ground. */
  place: number;
  of: number;
}

const SIDES = { left: 0.24, right: 0.76, centre: 0.5, above: 0.5, below: 0.5 } as const;

function baseOf(thing: Thing, { canvas, random, isSky, place, of }: PlaceContext): Placed {
  const { width, height, horizon } = canvas;
  const size = Math.min(width, height) * (of <= 1 ? 0.42 : of <= 3 ? 0.32 : 0.24);
  const slot = (place + 0.5) / Math.max(1, of);
  const x = width * (thing.place === null ? slot + (random() - 0.5) * 0.06 : SIDES[thing.place]);
  if (thing.place === 'above' || (isSky && thing.place !== 'below'))
    return { thing, x, y: horizon * (0.5 + random() * 0.25), size: size * (isSky ? 0.75 : 1) };
  const depth = thing.place === 'below' ? 0.85 : 0.35 + random() * 0.35;
  return { thing, x, y: Math.min(height * 0.97, horizon + (height - horizon) * depth), size };
}

function isInSky({ icon, place }: Thing, { ground }: Setting): boolean {
  return place !== 'below' && (IN_THE_SKY.test(icon) || ground === 'space');
}

function inside(x: number, size: number, width: number): number {
  return Math.max(size / 2, Math.min(width - size / 2, x));
}

function drawn({ thing, x, y, size }: Placed, icon: Icon | null, index: number): string {
  if (icon === null) return '';
  const filter = thing.colour === null ? '' : tint(`tint${index}`, thing.colour);
  const attribute = thing.colour === null ? '' : ` filter="url(#tint${index})"`;
  const box = `x="${x - size / 2}" y="${y - size}" width="${size}" height="${size}" viewBox="0 0 ${icon.width} ${icon.height}"`;
  return `${filter}<g${attribute}><svg ${box}>${withOwnIds(icon.body, index)}</svg></g>`;
}

/** Returns a filter that shows an object in shades of one colour. */
function tint(id: string, colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const row = (share = 0): string => [0.3, 0.59, 0.11].map((weight) => weight * share * 1.1).join(' ');
  const values = [red, green, blue].map((share = 0) => `${row(share)} 0 ${share * 0.22}`).join(' ');
  return `<defs><filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${values} 0 0 0 1 0"/></filter></defs>`;
}

/** Makes an icon's ids unique, because icons use the same ids for their gradients. */
function withOwnIds(body: string, index: number): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="$1-${index}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${index})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${index}"`);
}
