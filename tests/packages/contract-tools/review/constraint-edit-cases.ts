import { schemas, type Edit } from './contract-edit-parts.ts';

/** Edits of constraints, of success statuses and of the CORS headers, with their expected review. */
export const constraintEdits: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  'edits that make responses or requests of today invalid': {
    'a pattern of a response field': {
      apply: (edit) => edit.set('^rerank-', ...schemas('RerankResult', 'properties', 'id', 'pattern')),
      rating: 'breaking',
      rule: 'response-constraint-tightened',
      effects: {
        operations: ['createRerank (response 200)'],
        handlers: ['handlers/createRerank.ts'],
        validators: ['RerankResult'],
      },
    },
    'a value that responses no longer have': {
      apply: (edit) => edit.remove(...schemas('FileRecord', 'properties', 'status', 'enum', 2)),
      rating: 'breaking',
      rule: 'response-constraint-tightened',
      effects: { validators: ['FileList', 'FileRecord'] },
    },
    'a new success status': {
      apply: (edit) =>
        edit.set(
          edit.get(...edit.operation('uploadFile'), 'responses', '200'),
          ...edit.operation('uploadFile'),
          'responses',
          '202',
        ),
      rating: 'breaking',
      rule: 'success-status-added',
      effects: { operations: ['uploadFile (response 202)'], sdk: ['InferenceGateway.uploadFile()'] },
    },
    'a schema of request fields by their names': {
      apply: (edit) =>
        edit.set({ '^x-': { type: 'integer' } }, ...schemas('EmbeddingRequest', 'patternProperties')),
      rating: 'breaking',
      rule: 'unknown-change',
      effects: { operations: ['createEmbedding (request)'] },
    },
    'a CORS header that is gone': {
      apply: (edit) => edit.remove('x-gateway-cors', 'Vary'),
      rating: 'breaking',
      rule: 'cors-header-changed',
      effects: {},
    },
  },
  'edits of the CORS headers that break nothing': {
    'a new CORS header': {
      apply: (edit) =>
        edit.set({ description: 'Seconds.', schema: { type: 'integer' } }, 'x-gateway-cors', 'X-Seconds'),
      rating: 'additive',
      rule: 'cors-header-changed',
      effects: {},
    },
    'other words of a CORS header': {
      apply: (edit) => edit.set('The origin matters.', 'x-gateway-cors', 'Vary', 'description'),
      rating: 'wording',
      rule: 'cors-header-changed',
      effects: {},
    },
  },
};
