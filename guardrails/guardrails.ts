import type { Backend } from '../backends/backend.ts';
import { jsonBodyFromValue } from '../bodies/json-body.ts';
import type { Call } from '../calls/call.ts';
import type { GuardrailSettings, RulesSettings } from '../catalogue/guardrail.ts';
import type { BackendSettings, Catalogue, Model } from '../catalogue/model.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import type { Operation } from '../generated/operations.ts';
import { unreadable } from './unreadable.ts';
import { collectImages } from './collect-images.ts';
import { collectPrompt } from './collect-prompt.ts';
import type { CheckedCall } from './check.ts';
import { createCheck } from './create-check.ts';
import { flatTextOf } from './flat-text.ts';
import { formatWords } from './format-words.ts';
import { readingImages } from './image-check.ts';
import type { FoundImage } from './image-list.ts';
import { ImageTexts, type ImageReader } from './image-texts.ts';
import { ImageTurns } from './image-turns.ts';
import { Prompt } from './prompt.ts';
import type { RulesByName } from './rules/scan-messages.ts';
import { ScanPool } from './rules/scan-pool.ts';
import { findRepeatedKey } from './repeated-keys.ts';
import { runChecks, type CheckOutcome, type NamedCheck, type ObserveOutcome } from './run-checks.ts';

const MEMORY_PER_CHARACTER = 3;
const NO_IMAGES: readonly FoundImage[] = [];
const NO_CHECKS: readonly ConfiguredCheck[] = [];

/** The check of one guardrail. */
export interface ConfiguredCheck extends NamedCheck {
  settings: GuardrailSettings;
}

/** Applies the content policy: nothing is forwarded before every check of a call has passed. */
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

  /** Returns the checks that apply to every request of an operation to a model, whatever it names. */
  required(operation: Operation, model: Model | null): readonly ConfiguredCheck[] {
    if (operation.gateway.prompts.length === 0) return NO_CHECKS;
    return this.#checks.filter(({ settings }) => {
      const { required, operations, models } = settings;
      if (!required || (operations !== null && !operations.has(operation.operationId))) return false;
      return models === null || (model !== null && models.has(model.id));
    });
  }

  /**
   * Resolves when every check of a call has passed: within this turn of the event loop for a prompt in memory whose checks have an
   * immediate verdict. Throws `content_policy_violation` for a blocked prompt, `safety_check_unavailable` when a check could not run,
   * `invalid_parameter` for a value that no check can read, and the signal's reason when the client has disconnected.
   *
   * @param planned the checks that the call needs not name; absent: those of its operation and model
   * @param passed the same request to other models, whose checks have passed
   */
  async check(call: Call, planned?: readonly ConfiguredCheck[], passed: readonly Call[] = []): Promise<void> {
    const { prompts, notPrompts } = call.operation.gateway;
    if (this.#checks.length === 0 || prompts.length === 0) return;
    const required = planned ?? this.required(call.operation, call.model);
    const requested: unknown = call.body.value['guardrails'];
    const isPlain = requested === undefined && passed.length === 0;
    const checks = isPlain ? required : this.#applying(required, requested, passed);
    if (checks.length === 0) return;
    const repeating = await findRepeatedKey(call.body);
    if (repeating !== null) throw unreadable(repeating, 'an object that has the same key twice');
    const observe = this.#observerOf(call);
    if (areClear(checks, call)) {
      for (const { name } of checks) observe(name, 'allowed');
      return;
    }
    let isReading = false;
    for (const { settings } of checks) isReading ||= settings.readsImages;
    const images = isReading ? await collectImages(call.body, notPrompts) : NO_IMAGES;
    const prompt = await this.#promptOf(call, images);
    if (prompt.sizeCharacters === 0 && prompt.images === null) return;
    // The texts here, two copies in the scanning thread (plain and case-folded), and the decoded images.
    let bytes = MEMORY_PER_CHARACTER * prompt.sizeCharacters;
    for (const { sizeBytes } of images) bytes += sizeBytes;
    const release = call.memory?.hold(bytes);
    try {
      await runChecks(checks, prompt, call, call.signal, observe);
    } finally {
      release?.();
    }
  }

  /**
   * Runs the checks of a conversation with one text, which is not counted as a call.
   *
   * @param requested names of guardrails that the call adds to those that it needs not name
   */
  async outcomesOf(
    text: string,
    call: CheckedCall,
    requested: readonly string[],
    signal: AbortSignal,
  ): Promise<{ guardrail: string; outcome: CheckOutcome }[]> {
    const checks = this.#applying(this.required(call.operation, call.model), requested, []);
    const outcomes: { guardrail: string; outcome: CheckOutcome }[] = [];
    const body = jsonBodyFromValue({ messages: [{ role: 'user', content: text }] });
    const prompt = await collectPrompt(call.operation.gateway, body, this.#formatWords);
    try {
      await runChecks(checks, prompt, call, signal, (guardrail, outcome) =>
        outcomes.push({ guardrail, outcome }),
      );
    } catch (error) {
      // The outcomes say it.
      if (!(error instanceof GatewayError) && !signal.aborted) throw error;
    }
    return outcomes;
  }

  #observerOf({ attempts }: Call): ObserveOutcome {
    const notes = attempts?.notes ?? null;
    if (notes === null) return this.#observe;
    return (guardrail, outcome) => {
      this.#observe(guardrail, outcome);
      notes.checks.push({ guardrail, outcome });
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), ...this.#checks.map(({ check }) => check.close())]);
  }

  /**
   * The checks that are required or requested and not also checks of the calls that have passed, which request the same.
   */
  #applying(
    required: readonly ConfiguredCheck[],
    requested: unknown,
    passed: readonly Call[],
  ): readonly ConfiguredCheck[] {
    const names: readonly unknown[] = Array.isArray(requested) ? requested : [];
    const before = new Set(passed.flatMap(({ operation, model }) => this.required(operation, model)));
    return this.#checks.filter((one) => {
      if (before.has(one)) return false;
      return names.includes(one.name) ? passed.length === 0 : required.includes(one);
    });
  }

  /**
   * Returns the texts of a call. Throws `invalid_parameter` for a value that no check can read, and
   * `safety_check_unavailable` when the texts cannot be collected.
   */
  async #promptOf(call: Call, images: readonly FoundImage[]): Promise<Prompt> {
    try {
      const texts = await collectPrompt(call.operation.gateway, call.body, this.#formatWords);
      if (images.length === 0) return texts;
      return new Prompt(texts, new ImageTexts(images, this.#images.of(call.principal?.projectId ?? '')));
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      throw failure('safety_check_unavailable', { internal: 'the texts could not be collected' });
    }
  }
}

/** Whether the flat text of a request tells that no check would find anything, so that its texts need not be collected. */
function areClear(checks: readonly ConfiguredCheck[], { operation, body }: Call): boolean {
  for (const { check } of checks) if (check.mayFind === undefined) return false;
  const text = flatTextOf(operation.gateway, body);
  return text !== null && !checks.some(({ check }) => check.mayFind?.(text) !== false);
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
