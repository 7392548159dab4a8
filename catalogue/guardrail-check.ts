import type { JsonObject } from '../contract/json-object.ts';
import { RE2JS } from 're2js';
import { operations } from '../generated/operations.ts';
import { isPreset, kindsWhere } from './backend-kinds.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { checkName } from './reference-check.ts';

const GUARDED = operations.filter(({ gateway }) => gateway.prompts.length > 0).map((row) => row.operationId);

/** Reports guardrails that cannot run or can never block. */
export function checkGuardrails(document: LocatedDocument): void {
  const guardrails = mappingIn(document.data, 'guardrails');
  for (const name of Object.keys(guardrails)) {
    const guardrail = mappingIn(guardrails, name);
    checkScope(document, name, guardrail);
    checkBackend(document, name, guardrail);
    checkPatterns(document, name, guardrail);
    checkAddress(document, name, guardrail['url']);
    checkVerdicts(document, name, guardrail);
  }
}

function checkScope(document: LocatedDocument, name: string, guardrail: JsonObject): void {
  for (const key of ['operations', 'models']) {
    if (guardrail[key] === undefined || guardrail['required'] === true) continue;
    const message = `'${key}' narrows where a guardrail applies by itself, which this one does not`;
    document.report(pointerOf('guardrails', name, key), 'key', message, "add 'required: true'");
  }
  const models = Object.keys(mappingIn(document.data, 'models'));
  const isDiscovering = mappingIn(document.data)['discovery'] === true;
  listIn(guardrail, 'operations').forEach((operation, index) =>
    checkName(
      document,
      pointerOf('guardrails', name, 'operations', index),
      operation,
      GUARDED,
      'operation with prompts',
    ),
  );
  listIn(guardrail, 'models').forEach((model, index) => {
    if (isDiscovering && String(model).startsWith('local/')) return;
    checkName(document, pointerOf('guardrails', name, 'models', index), model, models, 'model');
  });
}

/** The kinds of backend that each guardrail can use. */
const SUPPORTED_KINDS: Readonly<Record<string, readonly unknown[]>> = {
  moderation: ['openai'],
  classify: kindsWhere(({ capabilities }) => capabilities.includes('classification')),
  chat: kindsWhere((_row, kind) => kind === 'openai' || isPreset(kind)),
};

function checkBackend(document: LocatedDocument, name: string, guardrail: JsonObject): void {
  const { backend, kind, ask = 'chat' } = guardrail;
  const at = pointerOf('guardrails', name, 'backend');
  const backends = mappingIn(document.data, 'backends');
  if (!checkName(document, at, backend, Object.keys(backends), 'backend')) return;
  const supported = SUPPORTED_KINDS[String(kind === 'classifier' ? ask : kind)];
  if (supported === undefined) return;
  const target = mappingIn(backends, String(backend));
  if (!supported.includes(target['kind'])) {
    const what = `a backend of kind '${String(target['kind'])}' does not support this guardrail`;
    document.report(at, 'value', what, `supported kinds: ${supported.join(', ')}`);
  } else if (
    kind === 'classifier' &&
    ask === 'chat' &&
    target['formats'] !== undefined &&
    !listIn(target, 'formats').includes('chat')
  ) {
    document.report(at, 'value', "this backend does not have the format 'chat'");
  }
}

function checkPatterns(document: LocatedDocument, name: string, guardrail: JsonObject): void {
  listIn(guardrail, 'patterns').forEach((pattern, index) => {
    if (typeof pattern !== 'string') return;
    const at = pointerOf('guardrails', name, 'patterns', index);
    const matchesNothing = matchesEmptyText(pattern);
    if (matchesNothing === null) {
      const suggestion =
        'RE2 has no lookaround and no backreferences; a text with \\ stands in single quotes';
      document.report(at, 'value', 'this is not a regular expression in the syntax of RE2', suggestion);
    } else if (matchesNothing) {
      document.report(at, 'value', 'this pattern matches the empty text, and would block every request');
    }
  });
}

/** Whether a pattern matches the empty text; null when it does not compile. */
function matchesEmptyText(pattern: string): boolean | null {
  try {
    return RE2JS.compile(pattern).test('');
  } catch {
    return null;
  }
}

function checkAddress(document: LocatedDocument, name: string, address: unknown): void {
  if (typeof address !== 'string') return;
  const url = URL.parse(address);
  const at = pointerOf('guardrails', name, 'url');
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    document.report(at, 'value', 'this is not an http or https address');
  } else if (url.username !== '' || url.password !== '') {
    document.report(at, 'value', 'an address with a user name or password would show it in logs');
  }
}

/** Reports answers and labels that both allow and block. */
function checkVerdicts(document: LocatedDocument, name: string, guardrail: JsonObject): void {
  const answers = new Set(listIn(guardrail, 'blocked_answers').map(inLowerCase));
  listIn(guardrail, 'allowed_answers').forEach((answer, index) => {
    if (!answers.has(inLowerCase(answer))) return;
    document.report(pointerOf('guardrails', name, 'allowed_answers', index), 'value', IN_BOTH_LISTS);
  });
  const labels = mappingIn(guardrail, 'blocked_labels');
  listIn(guardrail, 'allowed_labels').forEach((label, index) => {
    if (!Object.hasOwn(labels, String(label))) return;
    document.report(pointerOf('guardrails', name, 'allowed_labels', index), 'value', IN_BOTH_LISTS);
  });
}

const IN_BOTH_LISTS = 'this is in the list that blocks, too';

function inLowerCase(value: unknown): string {
  return String(value).trim().toLowerCase();
}
