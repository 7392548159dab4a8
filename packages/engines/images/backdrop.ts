import type { Ground, Setting, TimeOfDay } from './setting.ts';

export interface Canvas {
  width: number;
  height: number;
  /** The height at which the ground begins. */
  horizon: number;
}

const SKIES: Readonly<Record<TimeOfDay, readonly [top: string, bottom: string]>> = {
  day: ['#5aa9e6', '#d6eefc'],
  night: ['#070b26', '#2c2f6b'],
  sunset: ['#5b3a78', '#ffb066'],
  dawn: ['#8fb6e0', '#ffd9c2'],
};

const GROUNDS: Readonly<Record<Ground, readonly [far: string, near: string]>> = {
  grass: ['#8cc46f', '#4f8f45'],
  water: ['#5fb0d8', '#1d5f96'],
  sand: ['#f0dcab', '#d9b877'],
  snow: ['#ffffff', '#d3e3f0'],
  street: ['#9a9ca3', '#5d6068'],
  floor: ['#c99b6d', '#9a6d43'],
  space: ['#070b26', '#070b26'],
};

/** The colour that each time of day lays over the ground, and its opacity. */
const LIGHT: Readonly<Record<TimeOfDay, readonly [colour: string, opacity: number]>> = {
  day: ['#ffffff', 0],
  night: ['#060a26', 0.55],
  sunset: ['#b8482e', 0.25],
  dawn: ['#ffb9a0', 0.15],
};

/**
 * Draws the sky, the mountains and the ground of a scene, from back to front.
 *
 * @param hasLight whether the scene already contains the sun or the moon
 */
export function backdrop(setting: Setting, canvas: Canvas, random: () => number, hasLight: boolean): string {
  const { width, height, horizon } = canvas;
  const [far, near] = GROUNDS[setting.ground];
  const [light, opacity] = LIGHT[setting.time];
  const ground = setting.ground === 'space' ? '' : groundShape(canvas, random);
  return [
    gradient('sky', ...SKIES[setting.time]),
    gradient('ground', far, near),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    setting.time === 'night' ? stars(canvas, random) : '',
    hasLight || setting.weather.has('clouds') ? '' : sunOrMoon(setting, canvas, random),
    setting.weather.has('clouds') || setting.time === 'day' ? clouds(setting, canvas, random) : '',
    setting.hasMountains ? mountains(setting, canvas, random) : '',
    ground === '' ? '' : `<path d="${ground}" fill="url(#ground)"/>`,
    setting.ground === 'water' ? waves(canvas, random) : '',
    ground === '' ? '' : `<path d="${ground}" fill="${light}" opacity="${opacity}"/>`,
    setting.ground === 'street' ? lane(width, height, horizon) : '',
  ].join('');
}

/** Draws the weather in front of everything else. */
export function foreground({ weather }: Setting, { width, height }: Canvas, random: () => number): string {
  const parts: string[] = [];
  const drops = weather.has('rain') ? 140 : 0;
  for (let drop = 0; drop < drops; drop += 1) {
    const [x, y] = [random() * width, random() * height];
    const length = height * 0.03;
    parts.push(
      `<line x1="${x}" y1="${y}" x2="${x - length * 0.3}" y2="${y + length}" stroke="#dcecf7" stroke-width="${width / 500}" opacity=".6"/>`,
    );
  }
  const flakes = weather.has('snowfall') ? 120 : 0;
  for (let flake = 0; flake < flakes; flake += 1)
    parts.push(dot(random() * width, random() * height, (1 + random() * 3) * (width / 500), '#ffffff', 0.85));
  if (weather.has('fog'))
    parts.push(`<rect width="${width}" height="${height}" fill="#e8ecef" opacity=".45"/>`);
  return parts.join('');
}

function gradient(id: string, top: string, bottom: string): string {
  const stop = (offset: number, colour: string): string =>
    `<stop offset="${offset}" stop-color="${colour}"/>`;
  return `<defs><linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(1, bottom)}</linearGradient></defs>`;
}

function dot(x: number, y: number, radius: number, colour: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`;
}

function stars({ width, horizon }: Canvas, random: () => number): string {
  return Array.from({ length: 90 }, () =>
    dot(
      random() * width,
      random() * horizon,
      (0.5 + random() * 1.5) * (width / 512),
      '#ffffff',
      0.4 + random() * 0.6,
    ),
  ).join('');
}

function sunOrMoon({ time, ground }: Setting, { width, horizon }: Canvas, random: () => number): string {
  const x = width * (0.15 + random() * 0.7);
  const radius = width * 0.06;
  if (time === 'night') {
    return ground === 'space' ? '' : dot(x, horizon * 0.25, radius, '#f4f1d8', 0.95);
  }
  const isLow = time === 'sunset' || time === 'dawn';
  const y = horizon * (isLow ? 0.88 : 0.2);
  const colour = isLow ? '#ffdf8a' : '#fff3b0';
  return dot(x, y, radius * 2, colour, 0.25) + dot(x, y, radius, colour, 1);
}

function clouds({ weather, time }: Setting, { width, horizon }: Canvas, random: () => number): string {
  const isHeavy = weather.has('clouds');
  const colour = isHeavy || time === 'night' ? '#aab4c0' : '#ffffff';
  return Array.from({ length: isHeavy ? 7 : 3 }, () => {
    const [x, y, size] = [
      random() * width,
      horizon * (0.08 + random() * 0.4),
      width * (0.05 + random() * 0.05),
    ];
    const puff = (dx: number, dy: number, scale: number): string =>
      dot(x + dx * size, y + dy * size, size * scale, colour, 0.75);
    return puff(0, 0, 0.7) + puff(0.8, 0.15, 0.55) + puff(-0.8, 0.15, 0.5) + puff(0.3, -0.35, 0.5);
  }).join('');
}

function mountains({ time }: Setting, { width, horizon }: Canvas, random: () => number): string {
  const colour = time === 'night' ? '#1b2145' : time === 'sunset' ? '#6b4a6e' : '#7f93a8';
  return Array.from({ length: 4 }, (_, index) => {
    const centre = width * (index / 3 + (random() - 0.5) * 0.15);
    const [peak, half] = [horizon * (0.3 + random() * 0.3), width * (0.2 + random() * 0.12)];
    const cap = half * 0.22;
    const capY = peak + (horizon - peak) * 0.22;
    const sides = `<path d="M${centre - half} ${horizon + 4} L${centre} ${peak} L${centre + half} ${horizon + 4}Z" fill="${colour}"/>`;
    return `${sides}<path d="M${centre - cap} ${capY} L${centre} ${peak} L${centre + cap} ${capY}Z" fill="#f3f6fa" opacity=".8"/>`;
  }).join('');
}

function groundShape({ width, height, horizon }: Canvas, random: () => number): string {
  const bend = height * 0.03 * (random() - 0.5);
  return `M0 ${horizon} Q${width / 4} ${horizon - bend} ${width / 2} ${horizon} T${width} ${horizon} V${height} H0Z`;
}

function waves({ width, height, horizon }: Canvas, random: () => number): string {
  return Array.from({ length: 22 }, () => {
    const y = horizon + (height - horizon) * (0.06 + random() * 0.9);
    const [x, length] = [random() * width, width * (0.04 + random() * 0.08)];
    return `<path d="M${x} ${y} q${length / 4} ${-length / 8} ${length / 2} 0 t${length / 2} 0" fill="none" stroke="#ffffff" stroke-width="${width / 400}" opacity=".35"/>`;
  }).join('');
}

function lane(width: number, height: number, horizon: number): string {
  const y = horizon + (height - horizon) * 0.62;
  return `<line x1="0" y1="${y}" x2="${width}" y2="${y}" stroke="#f2f2ee" stroke-width="${height / 120}" stroke-dasharray="${width / 14} ${width / 20}"/>`;
}
