import type { Backend } from '../backends/backend.ts';
import type { Call } from '../calls/call.ts';
import type { GuardrailSettings, RulesSettings } from '../catalogue/guardrail.ts';
import type { BackendSettings, Catalogue } from '../catalogue/model.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { unreadable } from './unreadable.ts';
import { collectImages } from './collect-images.ts';
import { collectPrompt } from './collect-prompt.ts';
import { createCheck } from './create-check.ts';
import { formatWords } from './format-words.ts';
import { readingImages } from './image-check.ts';
import type { FoundImage } from './image-list.ts';
import { ImageTexts, type ImageReader } from './image-texts.ts';
import { ImageTurns } from './image-turns.ts';
import { Prompt } from './prompt.ts';
import type { RulesByName } from './rules/scan-messages.ts';
import { ScanPool } from './rules/scan-pool.ts';
import { findRepeatedKey } from './repeated-keys.ts';
import { runChecks, type NamedCheck, type ObserveOutcome } from './run-checks.ts';
import { runSteps, waitFor, type Steps } from './steps.ts';

const MEMORY_PER_CHARACTER = 3;

interface ConfiguredCheck extends NamedCheck {
  settings: GuardrailSettings;
}

/** Applies the content policy: nothing is forwarded before every check of a call has passed (design §4, stop 5). */
export class Guardrails {
  readonly #checks: readonly ConfiguredCheck[];
  readonly #formatWords: ReadonlySet<string>;
  readonly #pool: ScanPool;
  readonly #images: ImageTurns;
  #observe: ObserveOutcome = () => undefined;

  /**
   * Compiles all rules.
   *
   * @param images reads the text in images; used only if a guardrail has `read_images`
   */
  constructor(
    { guardrails, backends }: Pick<Catalogue, 'guardrails' | 'backends'>,
    createBackend: (settings: BackendSettings) => Backend,
    images: ImageReader,
  ) {
    this.#images = new ImageTurns(images);
    this.#pool = new ScanPool(rulesOf(guardrails.values()));
    this.#checks = [...guardrails.values()].map((settings) => {
      const { name, timeoutMs, readsImages } = settings;
      const check = createCheck(settings, backends, createBackend, this.#pool);
      return { name, timeoutMs, settings, check: readsImages ? readingImages(check) : check };
    });
    this.#formatWords = this.#checks.length === 0 ? new Set() : formatWords();
  }

  /** Registers the observer of check outcomes. */
  observe(observe: ObserveOutcome): void {
    this.#observe = observe;
  }

  /**
   * Returns or resolves when every check of a call has passed: at once for a prompt in memory whose checks have an immediate verdict.
   * Throws or rejects with `content_policy_violation` for a blocked prompt, `safety_check_unavailable` when a check could not run,
   * `invalid_parameter` for a value that no check can read, and the signal's reason when the client has disconnected.
   *
   * @param passed the same request to other models, whose checks have passed
   */
  check(call: Call, passed: readonly Call[] = []): Promise<void> | undefined {
    if (this.#checks.length === 0 || call.operation.gateway.prompts.length === 0) return undefined;
    const applying = this.#checksOf(call);
    const done = passed.flatMap((one) => this.#checksOf(one));
    const checks = done.length === 0 ? applying : applying.filter((check) => !done.includes(check));
    if (checks.length === 0) return undefined;
    const ended = runSteps(this.#stepsOf(call, checks));
    return ended instanceof Promise ? ended : undefined;
  }

  *#stepsOf(call: Call, checks: readonly ConfiguredCheck[]): Steps<void> {
    const repeating = yield* findRepeatedKey(call.body);
    if (repeating !== null) throw unreadable(repeating, 'an object that has the same key twice');
    const { notPrompts } = call.operation.gateway;
    const isReading = checks.some(({ settings }) => settings.readsImages);
    const images = isReading ? yield* waitFor(collectImages(call.body, notPrompts)) : [];
    const prompt = yield* this.#promptOf(call, images);
    if (prompt.sizeCharacters === 0 && prompt.images === null) return;
    // The texts here, two copies in the scanning thread (plain and case-folded), and the decoded images.
    const imageBytes = images.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const release = call.memory?.hold(MEMORY_PER_CHARACTER * prompt.sizeCharacters + imageBytes);
    try {
      const running = runChecks(checks, prompt, call, call.signal, this.#observe);
      if (running !== undefined) yield running;
    } finally {
      release?.();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), ...this.#checks.map(({ check }) => check.close())]);
  }

  #checksOf({ body, operation, model }: Call): readonly ConfiguredCheck[] {
    const requested: unknown = body.value['guardrails'];
    return this.#checks.filter(({ settings }) => {
      if (Array.isArray(requested) && requested.includes(settings.name)) return true;
      if (!settings.required) return false;
      const { operations, models } = settings;
      if (operations !== null && !operations.has(operation.operationId)) return false;
      return models === null || (model !== null && models.has(model.id));
    });
  }

  /** Throws `invalid_parameter` for a value that no check can read, and `safety_check_unavailable` when the texts cannot be collected. */
  *#promptOf(call: Call, images: readonly FoundImage[]): Steps<Prompt> {
    try {
      const texts = yield* collectPrompt(call.operation.gateway, call.body, this.#formatWords);
      return images.length === 0
        ? texts
        : new Prompt(texts, new ImageTexts(images, this.#images.of(call.principal?.projectId ?? '')));
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      throw failure('safety_check_unavailable', { internal: 'the texts could not be collected' });
    }
  }
}

/** The rules for the scanning threads, without settings that they do not need. */
function rulesOf(guardrails: Iterable<GuardrailSettings>): RulesByName {
  const rules: Record<string, RulesSettings> = {};
  for (const settings of guardrails) {
    if (settings.kind !== 'rules') continue;
    const { name, kind, detect, blockLists, patterns } = settings;
    rules[name] = { kind, detect, blockLists, patterns };
  }
  return rules;
}
