import type { OperationRow, ResponseRow, Validator } from '../../../../contract/operation.ts';
import { gatewayContract } from '../../../../packages/contract-tools/checks/contract.ts';
import { ContractCheck } from '../../../../packages/contract-tools/checks/contract-check.ts';

const ERROR_HEADERS = ['x-request-id', 'request-id'];
const row = (content: ResponseRow['content'], headers = ERROR_HEADERS): ResponseRow => ({ content, headers });

const operation = (
  operationId: string,
  method: 'get' | 'post',
  path: string,
  cors = false,
): OperationRow<string> => ({
  operationId,
  method,
  path,
  greedyParameters: ['model'],
  reservedSegments: [],
  errorDialect: 'model',
  gateway: {
    capability: null,
    model: null,
    prompts: [],
    notPrompts: [],
    streams: null,
    liveUpload: null,
    bills: 'none',
    cors,
  },
  keyRequired: 'required',
  bodyRequired: false,
  request: {},
  optionalFields: [],
  consumed: null,
  parameters: null,
  binaryParts: [],
  requiredParts: [],
  arrayParts: [],
  textParts: [],
  responses: {
    '200': row({ 'application/json': 'Body', 'text/event-stream': 'Event', 'audio/mpeg': null }, [
      'x-declared',
    ]),
    '400': row({ 'text/plain': null, 'application/json': 'Error' }),
    '401': row({ 'application/json': 'Error' }),
    '429': row({ 'text/plain': null }),
  },
});

const hasText: Validator = Object.assign(
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && ('text' in value || 'type' in value || 'error' in value),
  {
    errors: [
      { instancePath: '/text', schemaPath: '', keyword: 'required', params: {}, message: 'must be there' },
    ],
  },
);

/** Checks responses against a contract of seven operations. */
export const check = new ContractCheck({
  operations: [
    operation('createChatCompletion', 'post', '/v1/chat/completions'),
    operation('createMessage', 'post', '/v1/messages'),
    operation('createResponse', 'post', '/v1/responses'),
    operation('createTranscriptionStream', 'post', '/v1/audio/transcriptions/stream'),
    operation('createImage', 'post', '/v1/images/generations'),
    operation('getModelInfo', 'get', '/v1/model/info', true),
    operation('getModel', 'get', '/v1/models/{model}'),
  ],
  streams: gatewayContract().streams,
  serverResponses: {
    unknownPath: row({ 'text/plain': null }),
    wrongMethod: row({}, [...ERROR_HEADERS, 'allow']),
    preflight: row({}, []),
    malformedRequest: row({ 'text/plain': null }),
    stalledRequest: row({ 'text/plain': null }),
  },
  validator: (_operationId, _status, mediaType) => (mediaType === 'audio/mpeg' ? null : hasText),
});
