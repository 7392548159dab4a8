import { clouds, diagram, drawText, SCREEN, sharp, withNoise, type TextStyle } from './draw.ts';

type RandomNumbers = () => number;

/** The way in which a text is drawn in an image. */
export interface Condition {
  name: string;
  /** The number of lines of text; 0 for none. */
  lines: number;
  /** The number of images, for conditions in which one takes long. */
  images?: number;
  draw(lines: readonly string[], random: RandomNumbers, index: number): Promise<Buffer>;
}

const FONTS = ['Liberation Sans', 'Liberation Serif', 'Liberation Mono', 'DejaVu Sans', 'DejaVu Serif'];

function drawn(name: string, style: Partial<TextStyle>): Condition {
  return { name, lines: 5, draw: (lines) => drawText(lines, { ...SCREEN, ...style }) };
}

function changed(name: string, change: (image: Buffer, random: RandomNumbers) => Promise<Buffer>): Condition {
  return { name, lines: 5, draw: async (lines, random) => change(await drawText(lines, SCREEN), random) };
}

const turned = (degrees: number) => (image: Buffer) =>
  sharp(image).rotate(degrees, { background: '#fff' }).png().toBuffer();

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'five fonts, 12 to 28 pixels',
    lines: 5,
    draw: (lines, _random, index) => {
      const fontPixels = [12, 16, 20, 28][index % 4] ?? 16;
      const [width, height] = [fontPixels * 40, fontPixels * 10];
      const font = FONTS[index % FONTS.length] ?? '';
      return drawText(lines, { ...SCREEN, fontPixels, width, height, font });
    },
  },
  drawn('small print, 10 pixels', { fontPixels: 10 }),
  drawn('small print, 8 pixels', { fontPixels: 8 }),
  drawn('bold white on blue', { ink: '#ffffff', paper: '#123a8c', weight: 'bold' }),
  drawn('light grey on dark grey', { ink: '#b0b0b0', paper: '#202020' }),
  drawn('grey 80 % on white', { ink: '#cccccc' }),
  drawn('grey 96 % on white', { ink: '#f5f5f5' }),
  drawn('red on green of equal brightness', { ink: '#ff0000', paper: '#008000' }),
  drawn('black on transparent', { ink: '#000000', paper: null }),
  drawn('white on transparent', { ink: '#ffffff', paper: null }),
  ...[90, 180, 270].map((degrees) => changed(`turned by ${degrees} degrees`, turned(degrees))),
  changed('slanted by 5 degrees', turned(5)),
  changed('slanted by 15 degrees', turned(15)),
  changed('grain', (image, random) => withNoise(image, SCREEN, 100, random)),
  changed('strong grain', (image, random) => withNoise(image, SCREEN, 200, random)),
  changed('JPEG of quality 20', (image) => sharp(image).jpeg({ quality: 20 }).toBuffer()),
  changed('out of focus', (image) => sharp(image).blur(1.5).png().toBuffer()),
  {
    name: 'on a coloured background',
    lines: 5,
    draw: async (lines, random) => {
      const text = await drawText(lines, {
        ...SCREEN,
        weight: 'bold',
        paper: null,
        ink: '#ffffff',
        fontPixels: 20,
      });
      const ground = await clouds(SCREEN.width, SCREEN.height, random);
      return sharp(ground)
        .composite([{ input: text }])
        .png()
        .toBuffer();
    },
  },
  {
    name: 'a screen of 1920 x 1080, 40 lines',
    lines: 40,
    images: 4,
    draw: (lines) => drawText(lines, { ...SCREEN, width: 1920, height: 1080 }),
  },
];

/** Images without any text. */
export const WITHOUT_TEXT: readonly Condition[] = [
  { name: 'no text: coloured clouds', lines: 0, draw: (_lines, random) => clouds(1024, 768, random) },
  { name: 'no text: diagrams', lines: 0, draw: (_lines, random) => diagram(800, 600, random) },
  { name: 'no text: noise', lines: 0, draw: (_lines, random) => clouds(512, 512, random, 255) },
];
