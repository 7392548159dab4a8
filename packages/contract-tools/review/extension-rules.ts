import type { ContractOperation } from '../reading/contract.ts';
import type { GatewayObject } from '../reading/document.ts';
import type { Rating } from './change.ts';
import { pointerOf } from './contract-source.ts';
import { describeValue } from './describe.ts';
import { isEqual, type Finding, type ReviewRule } from './finding.ts';

type Verdict = [Rating, string];

const inWords = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const without = (names: readonly string[] = [], others: readonly string[] = []): string[] =>
  names.filter((name) => !others.includes(name));

/** The effect of a change of each key of `x-gateway` on clients. */
const verdicts: {
  [Key in keyof Required<GatewayObject>]: (before: GatewayObject[Key], after: GatewayObject[Key]) => Verdict;
} = {
  prompts: (before, after) => {
    const lost = without(before, after);
    if (lost.length > 0) return ['breaking', `guardrails no longer check ${inWords(lost)}`];
    const gained = without(after, before);
    if (gained.length === 0) return ['wording', 'the order of the prompts changed'];
    return ['additive', `guardrails also check ${inWords(gained)}`];
  },
  notPrompts: (before, after) => {
    const gained = without(after, before);
    if (gained.length > 0) return ['additive', `guardrails leave ${inWords(gained)} unchecked`];
    return ['wording', 'fewer properties are under notPrompts'];
  },
  aliases: (before, after) => {
    const lost = without(before, after);
    return lost.length > 0
      ? ['breaking', `the operation is no longer at ${inWords(lost)}`]
      : ['additive', `the operation is also at ${inWords(without(after, before))}`];
  },
  bills: (before, after) => [
    'breaking',
    `requests are billed by ${after ?? 'none'} and no longer by ${before ?? 'none'}`,
  ],
  capability: (before, after) => [
    'breaking',
    `the operation needs models of the kind ${after ?? 'none'} and no longer ${before ?? 'none'}`,
  ],
  model: (before, after) => [
    'breaking',
    `the model is read from ${after ?? 'nowhere'} and no longer from ${before ?? 'nowhere'}`,
  ],
  streams: (before, after) =>
    before === undefined
      ? ['additive', `the operation can stream events of the schema ${after ?? ''}`]
      : [
          'breaking',
          after === undefined
            ? 'the operation no longer streams'
            : `events have the schema ${after} and no longer ${before}`,
        ],
  liveUpload: (before, after) => [
    'additive',
    `the part that is forwarded during the upload is ${after ?? 'none'}, before ${before ?? 'none'}`,
  ],
  cors: (_before, after) =>
    after === true
      ? ['additive', 'browsers may call the operation']
      : ['breaking', 'browsers may no longer call the operation'],
  roles: (before, after) => {
    const lost = without(before, after);
    return lost.length > 0
      ? ['breaking', `the roles ${inWords(lost)} may no longer call the operation`]
      : ['additive', `the roles ${inWords(without(after, before))} may call the operation`];
  },
  allOrganisations: (_before, after) =>
    after === true
      ? ['breaking', 'tokens of one organisation may no longer call the operation']
      : ['additive', 'tokens of one organisation may call the operation'],
  sentOnce: (_before, after) => [
    'additive',
    after === true ? 'the SDK no longer retries a request' : 'the SDK retries a request',
  ],
};

/** Compares `x-gateway` of every operation that both versions have. */
export const gatewayExtensionRule: ReviewRule = ({ base, revision }) => {
  const before = new Map(base.contract.operations.map((one) => [keyOf(one), one]));
  return revision.contract.operations.flatMap((operation) => {
    const earlier = before.get(keyOf(operation));
    return earlier === undefined ? [] : compareExtension(earlier, operation);
  });
};

const keyOf = ({ method, path }: ContractOperation): string => `${method} ${path}`;

function compareExtension(earlier: ContractOperation, operation: ContractOperation): Finding[] {
  const before: Record<string, unknown> = { ...earlier.operation['x-gateway'] };
  const after: Record<string, unknown> = { ...operation.operation['x-gateway'] };
  const place = pointerOf('paths', operation.path, operation.method, 'x-gateway');
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !isEqual(before[key], after[key]))
    .map((key) => {
      const [rating, text] = verdictOf(key, before[key], after[key]);
      const pointer = `${place}/${key}`;
      return {
        rating,
        rule: `gateway-${key}-changed`,
        message: `${operation.operationId}: ${text}`,
        basePointer: key in before ? pointer : null,
        revisionPointer: key in after ? pointer : null,
        before: before[key],
        after: after[key],
      };
    });
}

function verdictOf(key: string, before: unknown, after: unknown): Verdict {
  if (Object.hasOwn(verdicts, key)) {
    // The lint checks the type of each key, and the table above has an entry for each.
    const verdict = verdicts[key as keyof GatewayObject] as (before: unknown, after: unknown) => Verdict;
    return verdict(before, after);
  }
  return [
    'breaking',
    `\`x-gateway.${key}\` changed from ${describeValue(before)} to ${describeValue(after)}`,
  ];
}

/** Compares the limits. A lower limit is breaking. */
export const limitsRule: ReviewRule = ({ base, revision }) => {
  const before: Record<string, number> = base.contract.document['x-gateway-limits'] ?? {};
  const after: Record<string, number> = revision.contract.document['x-gateway-limits'] ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => limitFinding(name, before[name], after[name]));
};

function limitFinding(name: string, before: number | undefined, after: number | undefined): Finding {
  const pointer = pointerOf('x-gateway-limits', name);
  const common = {
    basePointer: before === undefined ? null : pointer,
    revisionPointer: after === undefined ? null : pointer,
    before,
    after,
  };
  if (before === undefined)
    return {
      ...common,
      rating: 'breaking',
      rule: 'limit-added',
      message: `the limit ${name} of ${after ?? ''} is new`,
    };
  if (after === undefined)
    return {
      ...common,
      rating: 'breaking',
      rule: 'limit-removed',
      message: `the limit ${name} is no longer stated`,
    };
  const [rating, rule] =
    after < before ? (['breaking', 'limit-lowered'] as const) : (['additive', 'limit-raised'] as const);
  return { ...common, rating, rule, message: `the limit ${name} changed from ${before} to ${after}` };
}

/** Compares the named values of an extension of the document, such as the responses outside of operations. */
const namedValuesRule =
  (extension: 'x-gateway-server' | 'x-gateway-cors', rule: string, kind: string): ReviewRule =>
  ({ base, revision }) => {
    const before: Record<string, object> = base.contract.document[extension] ?? {};
    const after: Record<string, object> = revision.contract.document[extension] ?? {};
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !isEqual(before[name], after[name]))
      .map((name): Finding => {
        const pointer = pointerOf(extension, name);
        const [rating, what] = namedValueVerdict(before[name], after[name]);
        return {
          rating,
          rule,
          message: `the ${kind} \`${name}\` ${what}`,
          basePointer: name in before ? pointer : null,
          revisionPointer: name in after ? pointer : null,
          before: before[name],
          after: after[name],
        };
      });
  };

function namedValueVerdict(before: object | undefined, after: object | undefined): Verdict {
  if (before === undefined) return ['additive', 'is new'];
  if (after === undefined) return ['breaking', 'was removed'];
  return isEqual(withoutWords(before), withoutWords(after))
    ? ['wording', 'has other words']
    : ['breaking', 'changed'];
}

const withoutWords = (value: object): object => ({ ...value, description: null, example: null });

/** Compares the responses outside of operations. */
export const serverResponsesRule = namedValuesRule(
  'x-gateway-server',
  'server-response-changed',
  'response of the server',
);

/** Compares the CORS headers of responses to an origin that the operator allows. */
export const corsHeadersRule = namedValuesRule('x-gateway-cors', 'cors-header-changed', 'CORS header');
