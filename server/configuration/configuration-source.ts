import { join } from 'node:path';
import type { Logger } from 'pino';
import { embeddedModels } from '../../backends/kinds/embedded/models.ts';
import { CALIBRATION_FILE, readCalibrations } from '../../catalogue/calibration-file.ts';
import { mergeCatalogues, withoutModels } from '../../catalogue/compose.ts';
import { problemLine } from '../../catalogue/configuration-error.ts';
import { LocalServers, type Discovered } from '../../catalogue/discovery.ts';
import type { Environment } from '../../catalogue/environment.ts';
import { loadWithFiles } from '../../catalogue/load.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { hasChanged } from '../../catalogue/price-schedule.ts';
import { engineAvailability } from '../../packages/engines/availability.ts';
import type { ConfigurationData } from './configurations.ts';
import type { Settings } from '../settings.ts';

type SourceSettings = Pick<
  Settings,
  'configurationPath' | 'configurationRequired' | 'dataDirectory' | 'discovery' | 'engines' | 'port'
>;

const NOTHING: Discovered = { models: new Map(), backends: new Map() };

/**
 * Loads the configuration of this process: `gateway.yaml` or the built-in catalogue, without models whose engine is not
 * installed, with the models of servers on this machine, and the calibrations of decisions.
 */
export class ConfigurationSource {
  readonly #settings: SourceSettings;
  readonly #environment: Environment;
  readonly #log: Logger;
  readonly #calibrationPath: string;
  readonly #servers: LocalServers;
  readonly #leftOut = new Set<string>();
  readonly #unread = new Set<string>();
  #discovered: Discovered | null = null;
  #configured: ConfigurationData | null = null;
  #isFromFile = false;
  #warned = '';
  #files: readonly string[];
  #loadedAtMs = 0;

  constructor(settings: SourceSettings, environment: Environment, log: Logger) {
    this.#settings = settings;
    this.#environment = environment;
    this.#log = log;
    this.#calibrationPath = join(settings.dataDirectory, CALIBRATION_FILE);
    this.#servers = new LocalServers({ ownPort: settings.port });
    this.#files = [settings.configurationPath];
  }

  /** The files of the loaded configuration, and that of the calibrations. */
  get files(): string[] {
    return [...this.#files, this.#calibrationPath];
  }

  /** Whether lists of models show prices that are no longer valid. */
  hasOldPrices(nowMs: number): boolean {
    const models = this.#configured?.catalogue.models.values() ?? [];
    return [...models].some(({ priceSchedule }) => hasChanged(priceSchedule, this.#loadedAtMs, nowMs));
  }

  /** Reads all files again. Throws `ConfigurationError` and then keeps its state. */
  async load(): Promise<ConfigurationData> {
    const startedAtMs = Date.now();
    const loaded = await loadWithFiles({
      path: this.#settings.configurationPath,
      environment: this.#environment,
      // A file that disappeared is more likely being replaced than removed.
      required: this.#settings.configurationRequired || this.#isFromFile,
    });
    const calibrations = await readCalibrations(this.#calibrationPath);
    this.#configured = { catalogue: this.#withoutMissingEngines(loaded.catalogue), calibrations };
    this.#files = loaded.files;
    this.#loadedAtMs = startedAtMs;
    this.#noteWarnings(loaded.warnings.map(problemLine));
    this.#noteUnreadImages(loaded.catalogue);
    this.#isFromFile = loaded.isFromFile;
    if (this.#isDiscovering(loaded.catalogue)) this.#discovered ??= await this.#findServers();
    return this.#merged(this.#configured);
  }

  /** Searches for model servers again. Null where discovery is disabled. */
  async discover(): Promise<ConfigurationData | null> {
    const configured = this.#configured;
    if (configured === null || !this.#isDiscovering(configured.catalogue)) return null;
    this.#discovered = await this.#findServers();
    return this.#merged(configured);
  }

  #isDiscovering(catalogue: Catalogue): boolean {
    return catalogue.discovery && this.#settings.discovery === 'on';
  }

  #merged(configured: ConfigurationData): ConfigurationData {
    if (!this.#isDiscovering(configured.catalogue)) return configured;
    return {
      ...configured,
      catalogue: mergeCatalogues(configured.catalogue, this.#discovered ?? NOTHING),
    };
  }

  async #findServers(): Promise<Discovered> {
    const before = this.#discovered ?? NOTHING;
    const found = await this.#servers.look();
    for (const id of found.models.keys())
      if (!before.models.has(id)) this.#log.info({ model: id }, 'found a model server on this machine');
    for (const id of before.models.keys())
      if (!found.models.has(id))
        this.#log.info({ model: id }, 'a model server on this machine has stopped responding');
    return found;
  }

  #withoutMissingEngines(catalogue: Catalogue): Catalogue {
    const availability = engineAvailability();
    return withoutModels(catalogue, (model) => {
      const embedded = model.deployments.find((deployment) => deployment.backend.kind === 'embedded');
      if (embedded === undefined) return false;
      const engine = embeddedModels.get(embedded.model)?.engine;
      if (engine !== undefined && !this.#settings.engines.has(engine)) return true;
      const state = engine === undefined ? undefined : availability.get(engine);
      if (state?.available === true) return false;
      this.#noteLeftOut(model.id, state?.reason ?? 'no such engine');
      return true;
    });
  }

  /** Logs warnings that differ from the last ones. */
  #noteWarnings(warnings: readonly string[]): void {
    const text = warnings.join('\n');
    if (text !== this.#warned && text !== '') this.#log.warn({ warnings }, 'the configuration has warnings');
    this.#warned = text;
  }

  /** Once for each guardrail that is to read images where the engine for it is not installed. */
  #noteUnreadImages({ guardrails }: Catalogue): void {
    const ocr = engineAvailability().get('ocr');
    if (ocr?.available !== false) return;
    for (const { name, readsImages } of guardrails.values()) {
      if (!readsImages || this.#unread.has(name)) continue;
      this.#unread.add(name);
      const message = 'a guardrail cannot read images: requests with images that it applies to get 503';
      this.#log.warn({ guardrail: name, reason: ocr.reason }, message);
    }
  }

  /** Logs each model once, not with every reload. */
  #noteLeftOut(model: string, reason: string): void {
    if (this.#leftOut.has(model)) return;
    this.#leftOut.add(model);
    this.#log.warn({ model, reason }, 'a model is left out');
  }
}
