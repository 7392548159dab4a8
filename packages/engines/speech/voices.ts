/** The voices in Flite, with a description of each. */
export const voices = {
  slt: 'female, US English',
  rms: 'male, US English',
  awb: 'male, Scottish English',
  kal16: 'male, US English, robotic',
} as const;

export type VoiceName = keyof typeof voices;

export const DEFAULT_VOICE: VoiceName = 'slt';

/** The default voices of clients of other services. */
const ALIASES: Readonly<Record<string, VoiceName>> = {
  alloy: 'slt',
  ash: 'rms',
  ballad: 'awb',
  cedar: 'rms',
  coral: 'slt',
  echo: 'rms',
  fable: 'awb',
  marin: 'slt',
  nova: 'slt',
  onyx: 'kal16',
  sage: 'slt',
  shimmer: 'slt',
  verse: 'rms',
};

/** Returns the voice of a name; null for an unknown name. */
export function voiceNamed(name: string): VoiceName | null {
  const lowerCase = name.toLowerCase();
  if (lowerCase in voices) return lowerCase as VoiceName; // `in` does not narrow a string to the keys.
  return ALIASES[lowerCase] ?? null;
}
