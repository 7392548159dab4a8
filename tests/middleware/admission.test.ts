import { describe, expect, test } from '@jest/globals';
import { ByteBound } from '../../bodies/byte-bound.ts';
import type { RequestBody } from '../../calls/call.ts';
import type { OperationValidators } from '../../contract/validators.ts';
import { buildModel } from '../../catalogue/build-model.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { admitBody, admitNamedModel, checkRequest } from '../../middleware/admission.ts';
import { unsupportedReason } from '../../middleware/admission.ts';
import type { Principal } from '../../projects/principal.ts';
import { ArrivingFile } from '../../bodies/arriving-file.ts';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import { ContractValidators } from '../../contract/validators.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { filePart } from '../metering/metered-call.ts';
import { MULTIPART_TYPE } from '../../scripts/test-bed/multipart.ts';

const model = buildModel({ id: 'acme/ocr', mode: 'ocr', prices: 'free', deployments: [] });
// Admission reads nothing else of a catalogue.
const catalogue = {
  models: new Map([[model.id, model]]),
  defaults: { ocr: model.id },
  guardrails: new Map([
    ['one', {}],
    ['two', {}],
  ]),
} as unknown as Catalogue;
const validators: OperationValidators = { consumed: () => true, parameters: null, body: new Map() };
const principal: Principal = {
  keyId: 'k',
  keyName: 'k',
  keyFamilyId: 'family',
  projectId: 'p',
  organisationId: 'o',
  projectModels: 'all',
  disabledModels: new Set(),
  requiredTags: [],
  keyModels: 'all',
  requestsPerMinute: null,
};

function form(value: Record<string, unknown>): RequestBody {
  return { kind: 'multipart', value, files: [], lease: new ByteBound('spool', 1_000).lease() };
}

const admit = (body: RequestBody, operationId: 'createOcr' | 'uploadFile') =>
  admitBody(operationRow(operationId), body, validators, catalogue);

describe('a form', () => {
  test.each([
    [{ guardrails: ['one'], 'guardrails[]': ['two'] }],
    [{ guardrails: 'one', 'guardrails[]': ['two'] }],
    [{ 'guardrails[]': ['one', 'two'] }],
  ])('that names its guardrails as %j gets all of them', (value) => {
    const body = form(value);
    admit(body, 'uploadFile');
    expect(body.value).toEqual({ guardrails: ['one', 'two'] });
  });
});

test('a JSON body has one name for its guardrails, and keeps any other', () => {
  const body = jsonBodyFromValue({ 'guardrails[]': ['one'] });
  admit(body, 'uploadFile');
  expect(body.value).toEqual({ 'guardrails[]': ['one'] });
});

test.each([[{}], [{ model: '' }], [{ model: null }]])(
  'a request whose model is %j gets the default',
  (value) => {
    const body = form(value);
    expect(admit(body, 'createOcr')).toBe(model.id);
    expect(body.value['model']).toBe(model.id);
  },
);

describe('the model of a request', () => {
  test('must be named where there is no default', () => {
    const without = { ...catalogue, defaults: {} };
    for (const value of [{}, { model: null }, { model: '' }]) {
      const admitting = () => admitBody(operationRow('createOcr'), form(value), validators, without);
      expect(admitting).toThrow(
        expect.objectContaining({
          code: 'validation_error',
          details: { parameter: 'model', reason: 'it is required' },
        }),
      );
    }
  });

  test('is null for an operation without a model', () => {
    expect(admit(form({ model: model.id }), 'uploadFile')).toBeNull();
  });

  test.each<[string, unknown, Principal | null, 'createOcr' | 'uploadFile', boolean]>([
    ['is refused', 'acme/other', principal, 'createOcr', true],
    ['passes when the key may use it', model.id, principal, 'createOcr', false],
    ['is left alone when it is empty', '', principal, 'createOcr', false],
    ['is left alone when it is no name', 7, principal, 'createOcr', false],
    ['is left alone without a key', 'acme/other', null, 'createOcr', false],
    ['is left alone where the operation has none', 'acme/other', principal, 'uploadFile', false],
  ])('%s before the rest of a large body is parsed', (_what, id, who, operationId, isRefused) => {
    const admitting = () => admitNamedModel(operationRow(operationId), id, who, catalogue);
    if (isRefused) expect(admitting).toThrow(expect.objectContaining({ code: 'model_not_found' }));
    else expect(admitting).not.toThrow();
  });
});

test('guardrails that do not exist are refused by name', () => {
  expect(() => admit(form({ guardrails: ['one', 'three'] }), 'uploadFile')).toThrow(
    expect.objectContaining({
      code: 'validation_error',
      details: { parameter: 'guardrails', reason: "there is no guardrail 'three'" },
    }),
  );
});

test('fields that admission reads must be valid', () => {
  const issue = { instancePath: '/guardrails', schemaPath: '', keyword: 'type', params: { type: 'array' } };
  const consumed = Object.assign(() => false, { errors: [issue] });
  expect(() =>
    admitBody(operationRow('createOcr'), form({}), { ...validators, consumed }, catalogue),
  ).toThrow(
    expect.objectContaining({
      code: 'validation_error',
      details: { parameter: 'guardrails', reason: 'it must be an array' },
    }),
  );
});

describe('the rest of a body', () => {
  const contract = new ContractValidators(operations, requestValidators, responseValidators);
  const check = (
    body: RequestBody,
    operationId: 'createOcr' | 'createTranscription' | 'uploadFile',
    of = model,
  ): void => {
    const found = contract.of(operationId);
    const type = body.kind === 'multipart' ? 'multipart/form-data' : MULTIPART_TYPE;
    checkRequest(operationRow(operationId), type, body, of, found, principal, catalogue);
  };
  const withFiles = (value: Record<string, unknown>, ...names: string[]): MultipartBody => ({
    kind: 'multipart',
    value,
    files: names.map((name) => filePart(name, 1)),
    lease: new ByteBound('spool', 1_000).lease(),
  });
  const refusal = (param: string, reason: string) =>
    expect.objectContaining({
      code: 'invalid_parameter',
      param,
      publicMessage: expect.stringContaining(reason),
    });
  const speech = buildModel({
    id: 'acme/speech',
    mode: 'transcription',
    prices: 'free',
    deployments: [],
  });

  test('must be valid', () => {
    expect(() =>
      check(withFiles({ model: 'm', temperature: 'hot' }, 'file'), 'createTranscription', speech),
    ).toThrow(refusal('temperature', 'a number'));
    expect(() =>
      check(withFiles({ model: 'm', temperature: '1e999' }, 'file'), 'createTranscription', speech),
    ).toThrow(refusal('temperature', 'finite'));
    expect(() =>
      check(withFiles({ model: 'm', temperature: '0.5' }, 'file'), 'createTranscription', speech),
    ).not.toThrow();
  });

  test('must not have a longer text than can be stored', () => {
    const upload = (purpose: string) => () => check(withFiles({ purpose }, 'file'), 'uploadFile');
    expect(upload('x'.repeat(512))).not.toThrow();
    expect(upload('x'.repeat(513))).toThrow(refusal('purpose', '512 characters'));
  });

  test('must have the required file, as a file', () => {
    expect(() => check(withFiles({ model: 'm' }), 'createTranscription', speech)).toThrow(
      refusal('file', 'must be a file'),
    );
    expect(() => check(withFiles({ model: 'm' }, 'other'), 'createTranscription', speech)).toThrow(
      refusal('file', 'must be a file'),
    );
    const arriving = new ArrivingFile({ fieldName: 'file', filename: 'a', mediaType: 'audio/wav' });
    const live = { ...withFiles({ model: 'm' }), arriving };
    expect(() => check(live, 'createTranscription', speech)).not.toThrow();
  });

  test('may lack a file that is optional', () => {
    expect(() =>
      check(withFiles({ model: 'm', document_url: 'https://a.example/a.pdf' }), 'createOcr'),
    ).not.toThrow();
  });

  test('must name a model that serves the operation; the error names those that do', () => {
    expect(() => check(withFiles({ model: 'm' }, 'file'), 'createTranscription')).toThrow(
      refusal(
        'model',
        "model 'acme/ocr' does not serve /v1/audio/transcriptions; /v1/audio/transcriptions is served by no model of this project",
      ),
    );
    expect(() =>
      check(withFiles({ model: 'm', document_url: 'https://a.example/a.pdf' }), 'createOcr', speech),
    ).toThrow(refusal('model', "model 'acme/speech' does not serve /v1/ocr; /v1/ocr is served by acme/ocr"));
  });

  test('is not checked where there is none', () => {
    expect(() => check({ kind: 'none', value: {} }, 'createOcr')).not.toThrow();
  });
});

test('of many models that serve an operation five are named', () => {
  const models = Array.from({ length: 7 }, (_value, index) =>
    buildModel({ id: `acme/ocr-${index}`, mode: 'ocr', prices: 'free', deployments: [] }),
  );
  const reasonWith = (count: number): string =>
    unsupportedReason(operationRow('createOcr'), chat, principal, {
      ...catalogue,
      models: new Map(models.slice(0, count).map((one) => [one.id, one])),
    });
  const chat = buildModel({ id: 'acme/chat', mode: 'chat', prices: 'free', deployments: [] });
  const five = 'acme/ocr-0, acme/ocr-1, acme/ocr-2, acme/ocr-3, acme/ocr-4';
  expect(reasonWith(7)).toBe(
    `model 'acme/chat' does not serve /v1/ocr; /v1/ocr is served by ${five} and 2 more`,
  );
  expect(reasonWith(5)).toBe(`model 'acme/chat' does not serve /v1/ocr; /v1/ocr is served by ${five}`);
  const listing = unsupportedReason(operationRow('listFiles'), chat, principal, catalogue);
  expect(listing).toContain('is served by no model of this project');
});
