import type { JsonObject } from '../contract/json-object.ts';
import { rowOfKind } from './backend-kinds.ts';
import { capabilitiesIn, listIn, mappingIn } from './mapping.ts';
import { isCredentialName } from './secret.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** Warns of settings that are valid but probably unintended, because they would fail or have no effect. */
export function reportWarnings(document: LocatedDocument, now: Date = new Date()): void {
  const models = mappingIn(document.data, 'models');
  const backends = mappingIn(document.data, 'backends');
  const used = new Set<unknown>();
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    checkDeployments(document, id, model, backends, used);
    checkDate(document, id, mappingIn(model, 'info')['deprecation_date'], now);
  }
  const guardrails = mappingIn(document.data, 'guardrails');
  for (const name of Object.keys(guardrails)) used.add(mappingIn(guardrails, name)['backend']);
  for (const name of Object.keys(backends)) {
    if (!used.has(name))
      document.warn(pointerOf('backends', name), 'key', 'no model and no guardrail uses this backend');
    checkVersion(document, name, mappingIn(backends, name));
    for (const [key, suggestion] of Object.entries(LITERALS))
      warnOfLiteral(document, pointerOf('backends', name, ...key.split('/')), suggestion);
    for (const header of Object.keys(mappingIn(mappingIn(backends, name), 'headers')))
      if (isCredentialName(header))
        warnOfLiteral(document, pointerOf('backends', name, 'headers', header), FROM_ENVIRONMENT);
  }
  warnOfLiteral(document, pointerOf('sign_in', 'client_secret'), FROM_ELSEWHERE);
  for (const name of Object.keys(mappingIn(document.data, 'tags')))
    warnOfLiteral(document, pointerOf('tags', name, 'user_key'), FROM_ELSEWHERE);
  const targets = mappingIn(mappingIn(document.data, 'alerts'), 'targets');
  for (const name of Object.keys(targets)) {
    const keys = mappingIn(targets, name)['kind'] === 'slack' ? ['url'] : ['secret', 'password'];
    for (const key of keys)
      warnOfLiteral(document, pointerOf('alerts', 'targets', name, key), FROM_ELSEWHERE);
  }
}

/** A shorter key is a word that a server without keys ignores. */
const SHORTEST_KEY = 12;

const FROM_ELSEWHERE = 'take it from the environment, ${NAME}, or from a file, { file: /run/secrets/name }';
const FROM_ENVIRONMENT = 'take it from the environment, ${NAME}';
const LITERALS: Readonly<Record<string, string>> = {
  api_key: FROM_ELSEWHERE,
  'aws/secret_access_key': FROM_ENVIRONMENT,
};

/** Warns of a secret in the file itself, which is copied, shown and committed like any other. */
function warnOfLiteral(document: LocatedDocument, pointer: string, suggestion: string): void {
  if ((document.textAt(pointer) ?? '').length < SHORTEST_KEY || document.isFromEnvironment(pointer)) return;
  document.warn(pointer, 'value', 'the key stands in this file', suggestion);
}

function checkDeployments(
  document: LocatedDocument,
  id: string,
  model: JsonObject,
  backends: JsonObject,
  used: Set<unknown>,
): void {
  const seen = new Set<string>();
  listIn(model, 'deployments').forEach((deployment, index) => {
    const { backend, model: name } = mappingIn(deployment);
    used.add(backend);
    const pair = JSON.stringify([backend, name]);
    if (seen.has(pair))
      document.warn(
        pointerOf('models', id, 'deployments', index),
        'value',
        'this deployment is listed twice, which adds nothing',
        "give the first one a higher 'weight'",
      );
    seen.add(pair);
    const { kind } = mappingIn(backends, String(backend));
    const served = rowOfKind(kind)?.capabilities;
    if (served === undefined) return;
    for (const capability of capabilitiesIn(model)) {
      if (served.some((one) => one === capability)) continue;
      const message = `a backend of kind '${String(kind)}' cannot be used for '${String(capability)}'`;
      const at = pointerOf('models', id, 'deployments', index, 'backend');
      document.warn(at, 'value', message, `it can be used for ${served.join(', ')}`);
    }
  });
}

function checkDate(document: LocatedDocument, id: string, date: unknown, now: Date): void {
  if (typeof date !== 'string' || !(Date.parse(date) < now.getTime())) return;
  document.warn(pointerOf('models', id, 'info', 'deprecation_date'), 'value', 'this date has passed');
}

function checkVersion(
  document: LocatedDocument,
  name: string,
  { kind, base_url: address }: JsonObject,
): void {
  const expected = rowOfKind(kind)?.address;
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (expected?.version !== 'required' || url === null || /\/v\d/.test(url.pathname)) return;
  const at = pointerOf('backends', name, 'base_url');
  document.warn(
    at,
    'value',
    'the address has no version, which most servers expect',
    `such as ${expected.example}`,
  );
}
