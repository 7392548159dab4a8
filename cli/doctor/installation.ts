import type { Catalogue } from '../../catalogue/model.ts';
import { engineAvailability } from '../../packages/engines/availability.ts';
import { checkContract } from '../../server/launch/check-contract.ts';
import { SettingsError } from '../../server/setting-values.ts';
import type { Settings } from '../../server/settings.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const OLDEST_NODE = 24;

/** Checks the version of Node. */
export function checkNode(version: string): Finding {
  const major = Number(version.split('.', 1)[0]);
  if (major >= OLDEST_NODE) return ok('node', `Node ${version}`);
  return error('node', `Node ${version} is too old`, `run it with Node ${OLDEST_NODE} or newer`);
}

/** Checks whether the generated files match the contract. */
export async function checkGenerated(): Promise<Finding> {
  try {
    await checkContract();
    return ok('contract', 'generated/ matches openapi.yaml');
  } catch (thrown) {
    if (thrown instanceof SettingsError)
      return error('contract', thrown.message, 'run npm run generate, or install the release again');
    return error('contract', 'openapi.yaml cannot be read', 'install the release again');
  }
}

/** Checks the packages of the configured engines. */
export function checkEngines(
  { engines }: Pick<Settings, 'engines'>,
  availability: ReturnType<typeof engineAvailability> = engineAvailability(),
): Finding {
  const missing = [...availability].flatMap(([name, found]) =>
    engines.has(name) && !found.available ? [`${name}: ${found.reason}`] : [],
  );
  if (missing.length === 0) return ok('engines', `${engines.size} local engines can be loaded`);
  return warning(
    'engines',
    missing.join('; '),
    'run npm install without --omit=optional, or leave these engines out of GATEWAY_ENGINES',
  );
}

/** One finding for the guardrails that read images, where the packages for it are missing. */
export function checkImageReading(
  guardrails: Catalogue['guardrails'],
  availability: ReturnType<typeof engineAvailability> = engineAvailability(),
): Finding[] {
  const names = [...guardrails.values()].flatMap(({ name, readsImages }) => (readsImages ? [name] : []));
  const ocr = availability.get('ocr');
  if (names.length === 0 || ocr?.available !== false) return [];
  return [
    error(
      'guardrails',
      `${names.join(', ')} cannot read images, so requests with images get 503: ${ocr.reason}`,
      'run npm install without --omit=optional, or remove read_images',
    ),
  ];
}
