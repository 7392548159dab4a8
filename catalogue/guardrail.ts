import { Secret } from './secret.ts';

/** Detectors of the built-in rules, which need no pattern. */
export const detectors = ['secrets', 'payment_card', 'iban', 'national_id', 'email', 'phone'] as const;

export type Detector = (typeof detectors)[number];

/** `guardrails.<name>` after validation by `gateway.schema.json`, which describes the keys. */
export interface GuardrailInFile {
  kind: 'rules' | 'moderation' | 'classifier' | 'webhook';
  required?: boolean;
  operations?: string[];
  models?: string[];
  timeout_seconds?: number;
  read_images?: boolean;
  detect?: Detector[];
  block_lists?: { words: string[]; whole_words?: boolean; ignore_case?: boolean }[];
  patterns?: string[];
  backend?: string;
  model?: string;
  piece_characters?: number;
  thresholds?: Record<string, number>;
  ask?: 'chat' | 'classify';
  prompt?: string;
  max_tokens?: number;
  allowed_answers?: string[];
  blocked_answers?: string[];
  allowed_labels?: string[];
  blocked_labels?: Record<string, number>;
  url?: string;
  secret?: string;
}

interface GuardrailScope {
  name: string;
  /** Applies to all requests in its scope; a request cannot disable it. */
  required: boolean;
  /** The operations to which a required guardrail applies; null: all. */
  operations: ReadonlySet<string> | null;
  /** The models to which a required guardrail applies, by id; null: all. */
  models: ReadonlySet<string> | null;
  /** Timeout of one check, after which it has failed. */
  timeoutMs: number;
  /** Whether it also checks the text that can be recognised in images. */
  readsImages: boolean;
}

export interface BlockList {
  words: readonly string[];
  wholeWords: boolean;
  ignoreCase: boolean;
}

export interface RulesSettings {
  kind: 'rules';
  detect: readonly Detector[];
  blockLists: readonly BlockList[];
  /** Regular expressions in RE2's syntax; each compiles. */
  patterns: readonly string[];
}

/** The model that a guardrail uses, and the size of its requests. */
interface GuardModel {
  backend: string;
  /** The model's name at the backend. */
  model: string;
  /** Longer texts are checked in overlapping pieces of this length. */
  pieceCharacters: number;
}

export interface ModerationSettings extends GuardModel {
  kind: 'moderation';
  /** Score by category from which it blocks; empty: the model's own verdict decides. */
  thresholds: Readonly<Record<string, number>>;
}

export interface ChatGuardSettings extends GuardModel {
  kind: 'classifier';
  ask: 'chat';
  /** The system message before the text; null: none. */
  prompt: string | null;
  maxTokens: number;
  /** First lines of the model's answers, in lower case. */
  allowedAnswers: ReadonlySet<string>;
  blockedAnswers: ReadonlySet<string>;
}

export interface LabelGuardSettings extends GuardModel {
  kind: 'classifier';
  ask: 'classify';
  allowedLabels: ReadonlySet<string>;
  /** Probability by label from which it blocks. */
  blockedLabels: ReadonlyMap<string, number>;
}

export interface WebhookSettings {
  kind: 'webhook';
  url: URL;
  /** Signs the requests. */
  secret: Secret;
}

export type GuardrailKindSettings =
  | RulesSettings
  | ModerationSettings
  | ChatGuardSettings
  | LabelGuardSettings
  | WebhookSettings;

export type GuardrailSettings = GuardrailScope & GuardrailKindSettings;

const DEFAULT_TIMEOUT_SECONDS = 5;
/** Recognising text takes about a second for each image. */
const DEFAULT_IMAGE_TIMEOUT_SECONDS = 60;
const DEFAULT_PIECE_CHARACTERS = 8_000;
const DEFAULT_MAX_TOKENS = 32;

/** Builds the guardrails of a file that has passed all checks, in its order. */
export function buildGuardrails(
  inFile: Readonly<Record<string, GuardrailInFile>>,
): Map<string, GuardrailSettings> {
  return new Map(
    Object.entries(inFile).map(([name, guardrail]) => [
      name,
      { ...scopeOf(name, guardrail), ...kindSettings(guardrail) },
    ]),
  );
}

function scopeOf(name: string, guardrail: GuardrailInFile): GuardrailScope {
  const { required = false, operations, models, read_images = false } = guardrail;
  const timeoutSeconds = read_images ? DEFAULT_IMAGE_TIMEOUT_SECONDS : DEFAULT_TIMEOUT_SECONDS;
  return {
    name,
    required,
    operations: operations === undefined ? null : new Set(operations),
    models: models === undefined ? null : new Set(models),
    timeoutMs: Math.ceil((guardrail.timeout_seconds ?? timeoutSeconds) * 1000),
    readsImages: read_images,
  };
}

function kindSettings(guardrail: GuardrailInFile): GuardrailKindSettings {
  switch (guardrail.kind) {
    case 'rules':
      return {
        kind: 'rules',
        detect: guardrail.detect ?? [],
        patterns: guardrail.patterns ?? [],
        blockLists: (guardrail.block_lists ?? []).map(({ words, whole_words, ignore_case }) => ({
          words,
          wholeWords: whole_words ?? true,
          ignoreCase: ignore_case ?? true,
        })),
      };
    case 'moderation':
      return { kind: 'moderation', ...guardModel(guardrail), thresholds: guardrail.thresholds ?? {} };
    case 'classifier':
      return classifierSettings(guardrail);
    case 'webhook':
      return {
        kind: 'webhook',
        url: new URL(guardrail.url ?? ''),
        secret: new Secret(guardrail.secret ?? ''),
      };
  }
}

function guardModel({ backend = '', model = '', piece_characters }: GuardrailInFile): GuardModel {
  return { backend, model, pieceCharacters: piece_characters ?? DEFAULT_PIECE_CHARACTERS };
}

function classifierSettings(guardrail: GuardrailInFile): ChatGuardSettings | LabelGuardSettings {
  const shared = { kind: 'classifier', ...guardModel(guardrail) } as const;
  if (guardrail.ask === 'classify') {
    return {
      ...shared,
      ask: 'classify',
      allowedLabels: new Set(guardrail.allowed_labels),
      blockedLabels: new Map(Object.entries(guardrail.blocked_labels ?? {})),
    };
  }
  return {
    ...shared,
    ask: 'chat',
    prompt: guardrail.prompt ?? null,
    maxTokens: guardrail.max_tokens ?? DEFAULT_MAX_TOKENS,
    allowedAnswers: new Set((guardrail.allowed_answers ?? ['safe']).map(lower)),
    blockedAnswers: new Set((guardrail.blocked_answers ?? ['unsafe']).map(lower)),
  };
}

function lower(text: string): string {
  return text.trim().toLowerCase();
}
