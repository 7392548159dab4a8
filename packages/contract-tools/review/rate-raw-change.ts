import { follow } from '../reading/contract.ts';
import { describePlace, describeValue } from './describe.ts';
import type { Comparison, Finding } from './finding.ts';
import type { RawChange } from './redocly-diff.ts';
import type { Rating } from './change.ts';

type Verdict = { rating: Rating; rule: string; message: string };
type RawRule = (change: RawChange, comparison: Comparison) => Verdict | null;

/** Keywords without effect on programs. */
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
/** Keywords of schemas whose breaking changes Redocly's rules report. Other changes of them are compatible. */
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

/** The types of the values that a constraint bounds. It has no effect on values of other types. */
const BOUNDED_TYPES: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
};

const IN_RESPONSE = /^#\/paths\/[^/]+\/[^/]+\/responses\//;
const SUCCESS = /^#\/paths\/[^/]+\/[^/]+\/responses\/2\d\d$/;
/** New schemas of values that were allowed before. */
const APPLIED_BY_NAME = /\/patternProperties(\/|$)/;
const NEW_COMPONENT = /^#\/components\/(headers|parameters|responses|requestBodies)(\/[^/]+)?$/;

/**
 * Rates a change that Redocly reported. A change that no rule rates is breaking, so that new features of OpenAPI or Redocly are
 * not missed.
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

/** Rates a bound of values whose type the schema did not allow before. */
const boundOfNewType: RawRule = ({ property = '', path, base, revision }, comparison) => {
  const bounded = BOUNDED_TYPES[property];
  if (bounded === undefined || base === undefined || base.value !== undefined) return null;
  const schema = follow<{ type?: string | string[] }>(comparison.base.contract.document, {
    $ref: base.pointer,
  });
  if ([schema.type ?? bounded].flat().some((type) => bounded.includes(type))) return null;
  const message = `${describePlace(path)}: values of a new type have ${property} ${describeValue(revision?.value)}`;
  return { rating: 'additive', rule: 'constraint-of-new-type', message };
};

const ofRedocly: RawRule = ({ impact, verdicts, path }) => {
  const [first] = verdicts;
  if (impact !== 'major' || first === undefined) return null;
  const text = verdicts.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  return { rating: 'breaking', rule: first.ruleId, message: `${describePlace(path)}: ${text}` };
};

/** Rates a changed default. Most defaults are in descriptions: `Default null (no)`. */
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

/** Rates a changed tag. Tags only group operations in the reference. */
const tag: RawRule = ({ property, path, base, revision }) => {
  if (property !== 'tags' || !path.startsWith('#/paths/')) return null;
  const message = `${describePlace(path)}: its group in the reference is ${describeValue(revision?.value)}, before ${describeValue(base?.value)}`;
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

/** Rates the first default of a property that had to be given before, so that no request can mean another value by it. */
const defaultOfRequired: RawRule = (change, { base: { contract } }) => {
  const { property, base } = change;
  const [, parent, name] = /^(.*)\/properties\/([^/]+)$/.exec(base?.pointer ?? '') ?? [];
  if (property !== 'default' || base?.value !== undefined || parent === undefined) return null;
  const { required = [] } = follow<{ required?: string[] }>(contract.document, { $ref: parent });
  if (name === undefined || !required.includes(name)) return null;
  return { rating: 'additive', rule: 'default-of-required', message: whatChanged(change) };
};

const defaultChanged: RawRule = (change) =>
  change.property !== 'default'
    ? null
    : { rating: 'breaking', rule: 'default-changed', message: whatChanged(change) };

/** Rates a new required response property. The gateway checks responses, and the SDK's types have the property. */
const requiredInResponse: RawRule = (change, { revisionUses }) => {
  const { typeName, property, revision, base } = change;
  if (typeName !== 'Schema' || property !== 'required' || revision === undefined) return null;
  const uses = revisionUses.of(revision.pointer);
  if (!uses.some(({ role }) => role === 'events' || role.startsWith('response'))) return null;
  const earlier = namesIn(base?.value);
  const gained = namesIn(revision.value).filter((name) => !earlier.includes(name));
  if (gained.length === 0) return null;
  const message = `${describePlace(change.path)}: responses must have ${gained.join(', ')}; responses of backends without it become invalid`;
  return { rating: 'breaking', rule: 'response-property-required', message };
};

function namesIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Rates a new, removed or renamed schema. The SDK exports its type under this name. */
const sdkType: RawRule = (change) => {
  if (!/^#\/components\/schemas\/[^/]+$/.test(change.path)) return null;
  const name = change.path.slice(change.path.lastIndexOf('/') + 1);
  if (change.kind === 'added')
    return {
      rating: 'additive',
      rule: 'sdk-type-added',
      message: `the schema and SDK type ${name} is new`,
    };
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
      message: `a schema and SDK type was renamed to ${name}`,
    };
  return null;
};

/**
 * Rates a constraint that Redocly's rules allow. Redocly rates schemas by their place: a request is relaxed, and a response is tightened,
 * which breaks no client, but backends whose responses the gateway now refuses.
 */
const constraint: RawRule = (change) => {
  if (change.typeName !== 'Schema' || !CONSTRAINTS.has(change.property ?? '')) return null;
  if (change.impact !== 'patch' || !change.path.startsWith('#/paths/')) return null;
  if (!IN_RESPONSE.test(change.path))
    return { rating: 'additive', rule: 'constraint-relaxed', message: whatChanged(change) };
  const message = `${whatChanged(change)}; responses of backends beyond it become invalid`;
  return { rating: 'breaking', rule: 'response-constraint-tightened', message };
};

/** Rates a new success status. Clients of today, and the SDK, read it as the response that they know. */
const successStatus: RawRule = ({ kind, path }) => {
  if (kind !== 'added' || !SUCCESS.test(path)) return null;
  const message = `${describePlace(path)} is new; clients of today read it as the response that they know`;
  return { rating: 'breaking', rule: 'success-status-added', message };
};

/**
 * Rates a new component other than a schema. It has no effect until something refers to it, and Redocly reports that reference with
 * the differences of what it resolves to. Security schemes are left to a person.
 */
const newComponent: RawRule = (change) => {
  if (change.kind !== 'added' || !NEW_COMPONENT.test(change.path)) return null;
  return {
    rating: 'additive',
    rule: 'component-added',
    message: `${describePlace(change.path)} is new`,
  };
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
  if (change.impact !== 'minor' || change.kind !== 'added' || APPLIED_BY_NAME.test(change.path)) return null;
  const rule = `${change.typeName.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}-added`;
  return { rating: 'additive', rule, message: `${describePlace(change.path)} is new` };
};

/** The first rater with a result rates the change. */
const rules: readonly RawRule[] = [
  boundOfNewType,
  ofRedocly,
  statedDefault,
  tag,
  wording,
  defaultOfRequired,
  defaultChanged,
  requiredInResponse,
  sdkType,
  newComponent,
  constraint,
  discriminator,
  successStatus,
  addition,
];

function whatChanged({ path, property, kind, base, revision }: RawChange): string {
  const place = describePlace(path);
  if (kind !== 'modified') return `${place} was ${kind}`;
  return `${place}: ${property ?? 'it'} changed from ${describeValue(base?.value)} to ${describeValue(revision?.value)}`;
}
