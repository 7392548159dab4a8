import { bodyOf, COLOUR, objectOf, schemas, type Edit } from './contract-edit-parts.ts';

/** Typical edits with their expected review. Those of a group are at different places, so that one comparison reports them all. */
export const edits: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  'edits that break nothing': {
    'an optional field with a bound': {
      apply: (edit) =>
        edit.set(
          { type: ['integer', 'null'], maximum: 5 },
          ...schemas('RerankRequest', 'properties', 'seed'),
        ),
      rating: 'additive',
      rule: 'schema-added',
      effects: {
        operations: ['createRerank (request)'],
        handlers: ['handlers/createRerank.ts'],
        validators: ['RerankRequest'],
        sdk: ['InferenceGateway.createRerank()', 'type RerankRequest'],
        tests: ['tests/contract/createRerank.test.ts'],
      },
    },
    'a further type with a bound of its own': {
      apply: (edit) =>
        edit
          .set(['object', 'string'], ...schemas('ChatFilePart', 'properties', 'file', 'type'))
          .set(100, ...schemas('ChatFilePart', 'properties', 'file', 'maxLength')),
      rating: 'additive',
      rule: 'constraint-of-new-type',
      effects: { operations: ['createChatCompletion (request)'] },
    },
    'a renamed tag': {
      apply: (edit) =>
        edit.set(['Ranking'], ...edit.operation('createRerank'), 'tags').set('Ranking', 'tags', 5, 'name'),
      rating: 'wording',
      rule: 'tag-changed',
      effects: { operations: ['createRerank (operation)'], handlers: [], sdk: [] },
    },
    'a new endpoint': {
      apply: (edit) =>
        edit.set(
          { ...(edit.get(...edit.operation('listModels')) as object), operationId: 'listVoices' },
          'paths',
          '/v1/voices',
          'get',
        ),
      rating: 'additive',
      rule: 'path-item-added',
      effects: {
        operations: ['listVoices (operation)'],
        handlers: ['handlers/listVoices.ts (to be written)'],
        validators: ['listVoicesParameters'],
        sdk: ['InferenceGateway.listVoices()'],
        tests: ['tests/contract/listVoices.test.ts (to be written)'],
      },
    },
    'a new endpoint with schemas of its own': {
      apply: (edit) =>
        edit
          .set(objectOf({ name: { type: 'string' } }), ...schemas('VoiceInput'))
          .set(objectOf({ id: { type: 'string' } }), ...schemas('Voice'))
          .set(objectOf({ voice: { $ref: '#/components/schemas/Voice' } }), ...schemas('VoiceResult'))
          .set(
            {
              ...(edit.get(...edit.operation('createRerank')) as object),
              operationId: 'createVoice',
              requestBody: bodyOf('VoiceInput'),
              responses: { '200': { description: 'The voice.', ...bodyOf('VoiceResult') } },
            },
            'paths',
            '/v1/voices',
            'post',
          ),
      rating: 'additive',
      rule: 'sdk-type-added',
      effects: {
        operations: ['createVoice (request)'],
        handlers: ['handlers/createVoice.ts (to be written)'],
        validators: ['VoiceInput'],
        sdk: ['InferenceGateway.createVoice()', 'type VoiceInput'],
      },
    },
    'new components that no operation uses': {
      apply: (edit) =>
        edit
          .set({ description: 'Nothing.' }, 'components', 'responses', 'Nothing')
          .set({ schema: { type: 'string' } }, 'components', 'headers', 'Colour')
          .set({ ...COLOUR, required: false }, 'components', 'parameters', 'Colour')
          .set(bodyOf('RerankRequest'), 'components', 'requestBodies', 'Colour'),
      rating: 'additive',
      rule: 'component-added',
      effects: { operations: [], handlers: [] },
    },
  },
  'a renamed operation': {
    'a renamed operationId': {
      apply: (edit) => edit.set('rankDocuments', ...edit.operation('createRerank'), 'operationId'),
      rating: 'breaking',
      rule: 'operation-id-changed',
      effects: {
        handlers: ['handlers/createRerank.ts', 'handlers/rankDocuments.ts (to be written)'],
        validators: ['RerankRequest', 'createRerankConsumed', 'rankDocumentsConsumed'],
        sdk: ['InferenceGateway.createRerank()', 'InferenceGateway.rankDocuments()'],
        sources: ['backends/kinds/lists.ts', 'handlers/index.ts'],
        tests: [
          'tests/contract/createRerank.test.ts',
          'tests/contract/rankDocuments.test.ts (to be written)',
        ],
        docs: ['docs/operations-by-backend.md'],
      },
    },
  },
  'edits that break clients': {
    'a narrower enum': {
      apply: (edit) => edit.remove(...schemas('ChatToolChoice', 'anyOf', 0, 'enum', 2)),
      rating: 'breaking',
      rule: 'enum-values-removed',
      effects: {
        operations: ['createChatCompletion (request)'],
        validators: ['ChatCompletionRequest'],
        sdk: [
          'InferenceGateway.createChatCompletion()',
          'InferenceGateway.streamChatCompletion()',
          'type ChatToolChoice',
        ],
      },
    },
    'a new required response field': {
      apply: (edit) =>
        edit
          .set({ type: 'integer' }, ...schemas('RerankResult', 'properties', 'served_by'))
          .add('served_by', ...schemas('RerankResult', 'required')),
      rating: 'breaking',
      rule: 'response-property-required',
      effects: {
        operations: ['createRerank (response 200)'],
        handlers: ['handlers/createRerank.ts'],
        validators: ['RerankResult'],
        sdk: ['InferenceGateway.createRerank()', 'type RerankResult'],
      },
    },
    'a request that refers to a new and stricter schema': {
      apply: (edit) =>
        edit
          .set(
            {
              allOf: [{ $ref: '#/components/schemas/RerankRequest' }],
              ...objectOf({ colour: { type: 'string' } }),
            },
            ...schemas('StrictRerankRequest'),
          )
          .set(
            { required: true, ...bodyOf('StrictRerankRequest') },
            ...edit.operation('createRerank'),
            'requestBody',
          ),
      rating: 'breaking',
      rule: 'required-properties-added',
      effects: {},
    },
    'an operation with a new and required parameter': {
      apply: (edit) =>
        edit
          .set({ ...COLOUR, required: true }, 'components', 'parameters', 'Colour')
          .set([{ $ref: '#/components/parameters/Colour' }], ...edit.operation('createRerank'), 'parameters'),
      rating: 'breaking',
      rule: 'parameter-became-required',
      effects: {},
    },
    'a changed error body': {
      apply: (edit) => edit.set(['message'], ...schemas('DetailError', 'properties', 'detail', 'required')),
      rating: 'breaking',
      rule: 'required-properties-removed',
      effects: {
        validators: ['DetailError'],
        sdk: ['type DetailError'],
        errorRows: ['missing_key', 'invalid_key', 'validation_error', 'model_not_found', 'internal_error'],
      },
    },
    'a new stream event': {
      apply: (edit) =>
        edit
          .set(
            {
              type: 'object',
              required: ['type'],
              properties: { type: { type: 'string', const: 'speech.audio.pause' } },
            },
            ...schemas('SpeechPauseEvent'),
          )
          .add({ $ref: '#/components/schemas/SpeechPauseEvent' }, ...schemas('SpeechStreamEvent', 'anyOf')),
      rating: 'breaking',
      rule: 'stream-event-added',
      effects: {
        operations: ['createAudioGeneration (events)', 'createSpeech (events)'],
        validators: ['SpeechStreamEvent'],
        sdk: ['InferenceGateway.streamSpeech()', 'type SpeechStreamEvent'],
      },
    },
    'a lowered limit': {
      apply: (edit) => edit.set(400_000_000, 'x-gateway-limits', 'requestBodyBytes'),
      rating: 'breaking',
      rule: 'limit-lowered',
      effects: { sources: ['contract/operation.ts', 'server/http/app.ts'] },
    },
    'a header removed from the set that operations share': {
      apply: (edit) =>
        edit.remove(
          ...edit.operation('countMessageTokens'),
          'responses',
          '200',
          'headers',
          'x-gateway-model',
        ),
      rating: 'breaking',
      rule: 'response-header-removed',
      effects: { operations: ['createAudioGeneration (response 200)'] },
    },
    'a deleted status': {
      apply: (edit) => edit.remove(...edit.operation('createEmbedding'), 'responses', '503'),
      rating: 'breaking',
      rule: 'response-removed',
      effects: {
        operations: ['createEmbedding (response 503)'],
        errorRows: ['safety_check_unavailable', 'model_overloaded', 'service_unavailable'],
        sdk: ['InferenceGateway.createEmbedding()'],
      },
    },
  },
  'edits that Redocly does not report': {
    'a raised limit': {
      apply: (edit) => edit.set(900_000, 'x-gateway-limits', 'bodyValues'),
      rating: 'additive',
      rule: 'limit-raised',
      effects: { sources: ['contract/operation.ts'] },
    },
    'a prompt field that is no longer checked': {
      apply: (edit) =>
        edit
          .set(['documents', 'rank_fields'], ...edit.operation('createRerank'), 'x-gateway', 'prompts')
          .set(
            ['model', 'guardrails', 'query'],
            ...edit.operation('createRerank'),
            'x-gateway',
            'notPrompts',
          ),
      rating: 'breaking',
      rule: 'gateway-prompts-changed',
      effects: { operations: ['createRerank (operation)'], handlers: ['handlers/createRerank.ts'] },
    },
    'another unit of billing': {
      apply: (edit) => edit.set('pages', ...edit.operation('createRerank'), 'x-gateway', 'bills'),
      rating: 'breaking',
      rule: 'gateway-bills-changed',
      effects: { operations: ['createRerank (operation)'] },
    },
    'a changed default': {
      apply: (edit) => edit.set(50, ...edit.operation('listFiles'), 'parameters', 0, 'schema', 'default'),
      rating: 'breaking',
      rule: 'default-changed',
      effects: { operations: ['listFiles (parameters)'], validators: ['listFilesParameters'] },
    },
    'a property that need not be given any more, with its default': {
      apply: (edit) =>
        edit
          .set(['model'], ...schemas('RerankRequest', 'required'))
          .set('news', ...schemas('RerankRequest', 'properties', 'query', 'default')),
      rating: 'additive',
      rule: 'default-of-required',
      effects: { operations: ['createRerank (request)'] },
    },
    'a default that changed in prose': {
      apply: (edit) =>
        edit.set(
          'Most results to give. Default null, like 0, gives ten.',
          ...schemas('RerankRequest', 'properties', 'top_n', 'description'),
        ),
      rating: 'breaking',
      rule: 'default-changed',
      effects: { operations: ['createRerank (request)'] },
    },
    'a response of the server itself that is gone': {
      apply: (edit) => edit.remove('x-gateway-server', 'stalledRequest'),
      rating: 'breaking',
      rule: 'server-response-changed',
      effects: { errorRows: ['request_timeout'] },
    },
    'other words': {
      apply: (edit) => edit.set('Rank documents', ...edit.operation('createRerank'), 'summary'),
      rating: 'wording',
      rule: 'wording-changed',
      effects: { operations: ['createRerank (operation)'] },
    },
  },
};
