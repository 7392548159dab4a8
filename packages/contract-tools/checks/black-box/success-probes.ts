import type { OperationRow } from '../../../../contract/operation.ts';
import type { OperationId } from '../../../../generated/contract.ts';
import { jsonBody, streamWithUsage, success, valueAt } from './expectations.ts';
import { exampleRequest, modelOf } from './example-requests.ts';
import { AUDIO_MEDIA_TYPES, TRANSCRIPT_MEDIA_TYPES } from '../media-types.ts';
import type { Expectation, Probe } from './probe.ts';
import type { Session } from './session.ts';

interface Variant {
  name: string;
  fields: Readonly<Record<string, unknown>>;
  mediaType: string;
  /** Path of the usage in an event. */
  usage?: readonly string[];
  /** Whether every server offers the variant. */
  isRequired?: boolean;
}

const EVENTS = 'text/event-stream';

const SPEECH: readonly Variant[] = [
  ...Object.entries(AUDIO_MEDIA_TYPES).map(([format, mediaType]) => ({
    name: `as ${format}`,
    fields: { response_format: format },
    mediaType,
  })),
  { name: 'as events', fields: { stream_format: 'sse' }, mediaType: EVENTS },
];

const TRANSCRIPTION: readonly Variant[] = [
  ...Object.entries({ json: 'application/json', ...TRANSCRIPT_MEDIA_TYPES }).map(([format, mediaType]) => ({
    name: `as ${format}`,
    fields: { response_format: format, 'timestamp_granularities[]': undefined },
    mediaType,
  })),
  {
    name: 'as events',
    fields: { response_format: 'json', 'timestamp_granularities[]': undefined, stream: true },
    mediaType: EVENTS,
  },
];

const STREAM = { fields: { stream: true }, mediaType: EVENTS, isRequired: true };

const VARIANTS: Partial<Record<OperationId, readonly Variant[]>> = {
  createChatCompletion: [
    { ...STREAM, name: 'as events' },
    {
      ...STREAM,
      name: 'as events with usage',
      fields: { stream: true, stream_options: { include_usage: true } },
      usage: ['usage'],
    },
  ],
  createMessage: [{ ...STREAM, name: 'as events', usage: ['usage'] }],
  createResponse: [{ ...STREAM, name: 'as events', usage: ['response', 'usage'] }],
  createEmbedding: [
    { name: 'as base64', fields: { encoding_format: 'base64' }, mediaType: 'application/json' },
  ],
  createSpeech: SPEECH,
  createAudioGeneration: SPEECH,
  createTranscription: TRANSCRIPTION,
  createImage: [{ name: 'as events', fields: { stream: true }, mediaType: EVENTS }],
};

const VARIANTS_BY_ID: ReadonlyMap<string, readonly Variant[]> = new Map(Object.entries(VARIANTS));

/** Probes with the contract's example of an operation, and with its variants. */
export function successProbes(session: Session, operation: OperationRow<string>): Probe[] {
  const { operationId } = operation;
  const model = modelOf(session, operation);
  const example: Probe = {
    operationId,
    name: 'with its example',
    request: (current) => exampleRequest(current, operation),
    expected: success(firstMediaType(operation), model),
    isExample: true,
  };
  const variants = (VARIANTS_BY_ID.get(operationId) ?? []).map((variant): Probe => ({
    operationId,
    name: `with its example, ${variant.name}`,
    request: (current) => exampleRequest(current, operation, { fields: variant.fields }),
    expected: expectedOf(variant, model),
    isVariant: variant.isRequired !== true,
  }));
  return [example, ...variants];
}

/** Probes that create, read and delete an object. */
export function lifecycleProbes(
  session: Session,
  { create, read, remove }: Readonly<Record<'create' | 'read' | 'remove', OperationRow<string>>>,
  parameter: string,
  more: readonly OperationRow<string>[],
): Probe[] {
  const creating: Probe = {
    operationId: create.operationId,
    name: 'that later requests read',
    request: (current) => exampleRequest(current, create),
    expected: success('application/json', modelOf(session, create)),
    after: (exchange, { ids }) => {
      const id = valueAt(jsonBody(exchange), 'id');
      if (typeof id === 'string') ids.set(parameter, id);
    },
  };
  const after = (operation: OperationRow<string>, name: string, expected: Expectation): Probe => ({
    operationId: operation.operationId,
    name,
    request: (current) => exampleRequest(current, operation),
    expected,
  });
  return [
    creating,
    ...[read, ...more].map((one) => after(one, 'of what was created', success(firstMediaType(one), null))),
    after(remove, 'of what was created', success('application/json', null)),
    after(read, 'of what was deleted', { status: 404 }),
    after(remove, 'of what was deleted', { status: 404 }),
  ];
}

function expectedOf({ mediaType, usage }: Variant, model: string | null): Expectation {
  return usage === undefined ? success(mediaType, model) : streamWithUsage(...usage);
}

function firstMediaType({ responses }: OperationRow<string>): string {
  return Object.keys(responses['200']?.content ?? {})[0] ?? '';
}
