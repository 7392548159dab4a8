import { describePlace, describeValue } from './describe.ts';
import type { Comparison, Finding } from './finding.ts';
import type { RawChange } from './redocly-diff.ts';
import type { Rating } from './change.ts';

type Verdict = { rating: Rating; rule: string; message: string };
type RawRule = (change: RawChange, comparison: Comparison) => Verdict | null;

/** Keywords that only people read. */
const WORDING = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  'value',
]);
const WORDING_TYPES = new Set([
  'Info',
  'License',
  'Contact',
  'Tag',
  'TagList',
  'Example',
  'ExamplesMap',
  'ExternalDocs',
]);
/** Keywords of schemas whose harmful changes Redocly's rules report: what is left accepts more, or promises more. */
const CONSTRAINTS = new Set([
  ...[
    'type',
    'enum',
    'const',
    'required',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
  ],
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minProperties',
    'maxProperties',
  ],
]);

/**
 * Rates one change that Redocly reported. What no rule knows to be harmless is breaking, so that nothing new of OpenAPI or of
 * Redocly passes unseen.
 */
export function rateRawChange(change: RawChange, comparison: Comparison): Finding {
  const verdict = rules.reduce<Verdict | null>((found, rule) => found ?? rule(change, comparison), null);
  return {
    ...(verdict ?? { rating: 'breaking', rule: 'unknown-change', message: whatChanged(change) }),
    basePointer: change.base?.pointer ?? null,
    revisionPointer: change.revision?.pointer ?? null,
    before: change.base?.value,
    after: change.revision?.value,
  };
}

const ofRedocly: RawRule = ({ impact, verdicts, path }) => {
  const [first] = verdicts;
  if (impact !== 'major' || first === undefined) return null;
  const text = verdicts.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  return { rating: 'breaking', rule: first.ruleId, message: `${describePlace(path)}: ${text}` };
};

/** Descriptions state most defaults: `Default null (no)`. */
const statedDefault: RawRule = (change) => {
  if (change.property !== 'description') return null;
  const [before, after] = [change.base?.value, change.revision?.value].map(defaultIn);
  if (before === after || before === null || before === undefined) return null;
  const message = `${describePlace(change.path)}: the stated default changed from "${before}" to "${after ?? 'nothing'}"`;
  return { rating: 'breaking', rule: 'default-changed', message };
};

function defaultIn(text: unknown): string | null {
  return typeof text === 'string' ? (/\bDefaults?\b[^.;]*/.exec(text)?.[0] ?? null) : null;
}

/** Tags group operations in the reference: no code, error body or SDK symbol depends on them. */
const tag: RawRule = ({ property, path, base, revision }) => {
  if (property !== 'tags' || !path.startsWith('#/paths/')) return null;
  const message = `${describePlace(path)}: the reference shows it under ${describeValue(revision?.value)}, before ${describeValue(base?.value)}`;
  return { rating: 'wording', rule: 'tag-changed', message };
};

const wording: RawRule = (change) => {
  const { typeName, property, path } = change;
  const ofSchemaNamed = typeName === 'Schema' && property === undefined;
  const isWording =
    !ofSchemaNamed && (WORDING_TYPES.has(typeName) || (property !== undefined && WORDING.has(property)));
  const inExample = /\/(example|examples)(\/|$)/.test(path.replace(/\/properties\/[^/]+/g, ''));
  if (!isWording && !inExample) return null;
  const keyword = property === undefined ? '' : ` (${property})`;
  return { rating: 'wording', rule: 'wording-changed', message: `${describePlace(path)}${keyword}` };
};

const defaultChanged: RawRule = (change) =>
  change.property !== 'default'
    ? null
    : { rating: 'breaking', rule: 'default-changed', message: whatChanged(change) };

/** The gateway checks responses against the contract, and the SDK's types promise the property. */
const requiredInResponse: RawRule = (change, { revisionUses }) => {
  const { typeName, property, revision, base } = change;
  if (typeName !== 'Schema' || property !== 'required' || revision === undefined) return null;
  const uses = revisionUses.of(revision.pointer);
  if (!uses.some(({ role }) => role === 'events' || role.startsWith('response'))) return null;
  const earlier = namesIn(base?.value);
  const gained = namesIn(revision.value).filter((name) => !earlier.includes(name));
  if (gained.length === 0) return null;
  const message = `${describePlace(change.path)}: responses must have ${gained.join(', ')}; what backends send without it becomes invalid`;
  return { rating: 'breaking', rule: 'response-property-required', message };
};

function namesIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The SDK exports the type under the schema's name. */
const sdkType: RawRule = (change) => {
  if (!/^#\/components\/schemas\/[^/]+$/.test(change.path)) return null;
  const name = change.path.slice(change.path.lastIndexOf('/') + 1);
  if (change.kind === 'removed')
    return {
      rating: 'breaking',
      rule: 'sdk-type-removed',
      message: `the schema and SDK type ${name} was removed`,
    };
  if (change.property === 'key')
    return {
      rating: 'breaking',
      rule: 'sdk-type-renamed',
      message: `a schema and SDK type is now called ${name}`,
    };
  return null;
};

/** Redocly judges a schema by its place in a request or a response; outside of operations it has none. */
const constraint: RawRule = (change) => {
  if (change.typeName !== 'Schema' || !CONSTRAINTS.has(change.property ?? '')) return null;
  if (change.impact !== 'patch' || !change.path.startsWith('#/paths/')) return null;
  return { rating: 'additive', rule: 'constraint-relaxed', message: whatChanged(change) };
};

const discriminator: RawRule = (change) => {
  if (change.typeName !== 'Discriminator' && change.property !== 'discriminator') return null;
  const isNew = change.kind === 'added' || change.base?.value === undefined;
  return {
    rating: isNew ? 'additive' : 'breaking',
    rule: 'discriminator-changed',
    message: whatChanged(change),
  };
};

const addition: RawRule = (change) => {
  if (change.impact !== 'minor' || change.kind !== 'added') return null;
  const rule = `${change.typeName.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}-added`;
  return { rating: 'additive', rule, message: `${describePlace(change.path)} is new` };
};

/** The first that knows a change rates it. */
const rules: readonly RawRule[] = [
  ofRedocly,
  statedDefault,
  tag,
  wording,
  defaultChanged,
  requiredInResponse,
  sdkType,
  constraint,
  discriminator,
  addition,
];

function whatChanged({ path, property, kind, base, revision }: RawChange): string {
  const place = describePlace(path);
  if (kind !== 'modified') return `${place} was ${kind}`;
  return `${place}: ${property ?? 'it'} changed from ${describeValue(base?.value)} to ${describeValue(revision?.value)}`;
}
