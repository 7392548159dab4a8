import { RE2JS } from 're2js';
import { operations } from '../generated/operations.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import { checkName } from './reference-check.ts';

const GUARDED = operations.filter(({ gateway }) => gateway.prompts.length > 0).map((row) => row.operationId);

/** Reports guardrails that could not run, or that could never find anything. */
export function checkGuardrails(document: LocatedDocument): void {
  const guardrails = mappingIn(document.data, 'guardrails');
  for (const name of Object.keys(guardrails)) {
    const guardrail = mappingIn(guardrails, name);
    checkScope(document, name, guardrail);
    checkBackend(document, name, guardrail);
    checkPatterns(document, name, guardrail);
    checkAddress(document, name, guardrail.url);
    checkVerdicts(document, name, guardrail);
  }
}

type Mapping = Record<string, unknown>;

function checkScope(document: LocatedDocument, name: string, guardrail: Mapping): void {
  for (const key of ['operations', 'models']) {
    if (guardrail[key] === undefined || guardrail.required === true) continue;
    const message = `'${key}' narrows where a guardrail applies by itself, which this one does not`;
    document.report(pointerOf('guardrails', name, key), 'key', message, "add 'required: true'");
  }
  const models = Object.keys(mappingIn(document.data, 'models'));
  const isDiscovering = mappingIn(document.data).discovery === true;
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

/** The kinds of backend that can be asked, by what they are asked for. */
const ABLE: Readonly<Record<string, readonly unknown[]>> = {
  moderation: ['openai'],
  classify: ['openai', 'tei', 'infinity', 'embedded', 'onnx'],
  chat: ['openai'],
};

function checkBackend(document: LocatedDocument, name: string, guardrail: Mapping): void {
  const { backend, kind, ask = 'chat' } = guardrail;
  const at = pointerOf('guardrails', name, 'backend');
  const backends = mappingIn(document.data, 'backends');
  if (!checkName(document, at, backend, Object.keys(backends), 'backend')) return;
  const able = ABLE[String(kind === 'classifier' ? ask : kind)];
  if (able === undefined) return;
  const asked = mappingIn(backends, String(backend));
  if (!able.includes(asked.kind)) {
    const what = `a backend of kind '${String(asked.kind)}' cannot be asked for this`;
    document.report(at, 'value', what, `these can: ${able.join(', ')}`);
  } else if (
    kind === 'classifier' &&
    ask === 'chat' &&
    asked.formats !== undefined &&
    !listIn(asked, 'formats').includes('chat')
  ) {
    document.report(at, 'value', "this backend is not asked in the format 'chat'");
  }
}

function checkPatterns(document: LocatedDocument, name: string, guardrail: Mapping): void {
  listIn(guardrail, 'patterns').forEach((pattern, index) => {
    if (typeof pattern !== 'string') return;
    const at = pointerOf('guardrails', name, 'patterns', index);
    const matchesNothing = matchesEmptyText(pattern);
    if (matchesNothing === null) {
      const suggestion =
        'RE2 has no lookaround and no backreferences; a text with \\ stands in single quotes';
      document.report(at, 'value', 'this is no regular expression of RE2', suggestion);
    } else if (matchesNothing) {
      document.report(at, 'value', 'this pattern finds the empty text, and would block every request');
    }
  });
}

/** Null for what does not compile. */
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
    document.report(at, 'value', 'this is no http or https address');
  } else if (url.username !== '' || url.password !== '') {
    document.report(at, 'value', 'an address with a user name or password would show it in logs');
  }
}

/** An answer or a label that both allows and blocks says nothing. */
function checkVerdicts(document: LocatedDocument, name: string, guardrail: Mapping): void {
  const answers = new Set(listIn(guardrail, 'blocked_answers').map(inLowerCase));
  listIn(guardrail, 'allowed_answers').forEach((answer, index) => {
    if (!answers.has(inLowerCase(answer))) return;
    document.report(pointerOf('guardrails', name, 'allowed_answers', index), 'value', BOTH);
  });
  const labels = mappingIn(guardrail, 'blocked_labels');
  listIn(guardrail, 'allowed_labels').forEach((label, index) => {
    if (!Object.hasOwn(labels, String(label))) return;
    document.report(pointerOf('guardrails', name, 'allowed_labels', index), 'value', BOTH);
  });
}

const BOTH = 'this stands among what blocks, too';

function inLowerCase(value: unknown): string {
  return String(value).trim().toLowerCase();
}
