import { loadTranslations } from '../../dialects/format-match.ts';

/** Loads the modules that a start leaves out. Until then the first request that needs them loads them. */
export async function loadLaterModules(): Promise<void> {
  await loadTranslations();
}
