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
import { continueWith } from './steps.ts';

const MEMORY_PER_CHARACTER = 3;
const NO_IMAGES: readonly FoundImage[] = [];

interface ConfiguredCheck extends NamedCheck {
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

  /**
   * Returns or resolves when every check of a call has passed: at once for a prompt in memory whose checks have an immediate verdict.
   * Throws or rejects with `content_policy_violation` for a blocked prompt, `safety_check_unavailable` when a check could not run,
   * `invalid_parameter` for a value that no check can read, and the signal's reason when the client has disconnected.
   *
   * @param passed the same request to other models, whose checks have passed
   */
  check(call: Call, passed: readonly Call[] = []): Promise<void> | undefined {
    if (this.#checks.length === 0 || call.operation.gateway.prompts.length === 0) return undefined;
    const checks = this.#checksOf(call, passed);
    if (checks.length === 0) return undefined;
    const { notPrompts } = call.operation.gateway;
    const isReading = checks.some(({ settings }) => settings.readsImages);
    const ended = continueWith(findRepeatedKey(call.body), (repeating) => {
      if (repeating !== null) throw unreadable(repeating, 'an object that has the same key twice');
      return continueWith(isReading ? collectImages(call.body, notPrompts) : NO_IMAGES, (images) =>
        continueWith(this.#promptOf(call, images), (prompt) => this.#run(checks, call, prompt, images)),
      );
    });
    return ended instanceof Promise ? ended : undefined;
  }

  /** Runs the checks of a prompt. Its memory is held until they have ended. */
  #run(
    checks: readonly ConfiguredCheck[],
    call: Call,
    prompt: Prompt,
    images: readonly FoundImage[],
  ): Promise<void> | undefined {
    if (prompt.sizeCharacters === 0 && prompt.images === null) return undefined;
    // The texts here, two copies in the scanning thread (plain and case-folded), and the decoded images.
    let bytes = MEMORY_PER_CHARACTER * prompt.sizeCharacters;
    for (const { sizeBytes } of images) bytes += sizeBytes;
    const release = call.memory?.hold(bytes);
    let running: Promise<void> | undefined;
    try {
      running = runChecks(checks, prompt, call, call.signal, this.#observe);
    } finally {
      if (running === undefined) release?.();
    }
    return running?.finally(release);
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), ...this.#checks.map(({ check }) => check.close())]);
  }

  /** The checks of a call that are not also checks of the others. */
  #checksOf(call: Call, passed: readonly Call[]): readonly ConfiguredCheck[] {
    const requested: unknown = call.body.value['guardrails'];
    return this.#checks.filter(
      ({ settings }) =>
        applies(settings, call, requested) &&
        !passed.some((one) => applies(settings, one, one.body.value['guardrails'])),
    );
  }

  /**
   * Returns the texts of a call. Throws or rejects with `invalid_parameter` for a value that no check can read, and with
   * `safety_check_unavailable` when the texts cannot be collected.
   */
  #promptOf(call: Call, images: readonly FoundImage[]): Prompt | Promise<Prompt> {
    let texts: Prompt | Promise<Prompt>;
    try {
      texts = collectPrompt(call.operation.gateway, call.body, this.#formatWords);
    } catch (error) {
      throw notCollected(error);
    }
    if (texts instanceof Promise)
      texts = texts.catch((error: unknown) => {
        throw notCollected(error);
      });
    if (images.length === 0) return texts;
    const read = new ImageTexts(images, this.#images.of(call.principal?.projectId ?? ''));
    return continueWith(texts, (prompt) => new Prompt(prompt, read));
  }
}

/** @param requested the guardrails that the request names */
function applies(settings: GuardrailSettings, { operation, model }: Call, requested: unknown): boolean {
  if (Array.isArray(requested) && requested.includes(settings.name)) return true;
  if (!settings.required) return false;
  const { operations, models } = settings;
  if (operations !== null && !operations.has(operation.operationId)) return false;
  return models === null || (model !== null && models.has(model.id));
}

function notCollected(error: unknown): Error {
  return error instanceof GatewayError
    ? error
    : failure('safety_check_unavailable', { internal: 'the texts could not be collected' });
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
