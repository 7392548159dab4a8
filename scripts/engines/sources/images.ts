import { meanMs, never, inMs, percent, type EngineSource } from '../engine-row.ts';

const SETTINGS = { width: 512, height: 512, format: 'png', quality: 90 } as const;

/** Prompts written for the measurement, each with the objects that the image must contain. */
const PROMPTS: readonly (readonly [prompt: string, shown: string])[] = [
  ['a cat riding a red bicycle on the beach at sunset', 'cat bicycle sand sunset'],
  ['a rocket flying to the moon at night', 'rocket moon night'],
  ['two dogs and a horse in the snow', 'dogs horse snow'],
  ['a cottage in the forest with a deer', 'cottage deer'],
  ['three birds above a blue house', 'birds house'],
  ['a sailboat on the sea at dawn', 'sailboat water dawn'],
  ['a lighthouse in fog by the ocean', 'lighthouse fog water'],
  ['a bowl of fruit on a wooden table', 'bowl fruit floor'],
  ['an old castle on a hill in the rain', 'castle rain'],
  ['a train crossing a bridge at night', 'train bridge night'],
  ['a robot drinking coffee in a kitchen', 'robot coffee floor'],
  ['a penguin with a yellow umbrella', 'penguin umbrella'],
  ['an elephant under a tree in the desert', 'elephant tree sand'],
  ['a guitar and a piano on a stage', 'guitar piano'],
  ['a knight fighting a dragon', 'knight dragon'],
  ['a busy street with cars and a bus', 'cars bus street'],
  ['a farmer with a tractor and a cow', 'farmer tractor cow'],
  ['a pizza and a bottle of wine', 'pizza wine'],
  ['a waterfall in the jungle with a parrot', 'waterfall parrot'],
  ['a spaceship near a planet with rings', 'spaceship planet'],
];

export const source: EngineSource = {
  warmUp: (host) => host.images.draw(promptFor('a cat'), never).next(),
  async measure(host) {
    let wanted = 0;
    let found = 0;
    const ms = await meanMs(PROMPTS.length, async (index) => {
      const [prompt = '', shown = ''] = PROMPTS[index] ?? [];
      for await (const { shows } of host.images.draw(promptFor(prompt), never)) {
        const words = new Set(shows.match(/[a-z]+/g));
        wanted += shown.split(' ').length;
        found += shown.split(' ').filter((word) => words.has(word)).length;
      }
    });
    return [
      {
        model: '`embedded/procedural`',
        quality: `things and settings of ${PROMPTS.length} prompts that are drawn: ${percent(found / wanted)} of ${wanted}`,
        baseline: '',
        speed: `${inMs(ms)} for 512x512`,
        packages: ['sharp', '@img', '@iconify-json/noto', 'emojilib'],
      },
    ];
  },
};

function promptFor(prompt: string) {
  return { prompt, settings: SETTINGS, count: 1, seed: null, isTransparent: false, partials: 0 };
}
