import { describe, expect, test } from '@jest/globals';
import { ByteBound } from '../../bodies/byte-bound.ts';
import type { RequestBody } from '../../calls/call.ts';
import type { OperationValidators } from '../../calls/contract.ts';
import { buildModel } from '../../catalogue/build-model.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { admitModel } from '../../middleware/admission.ts';
import type { Principal } from '../../projects/principal.ts';
import { operationRow } from '../support/contract-document.ts';

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
  projectId: 'p',
  organisationId: 'o',
  projectModels: 'all',
  disabledModels: new Set(),
  keyModels: 'all',
  requestsPerMinute: null,
};

function form(value: Record<string, unknown>): RequestBody {
  return { kind: 'multipart', value, files: [], lease: new ByteBound('spool', 1_000).lease() };
}

const admit = (body: RequestBody, operationId: 'createOcr' | 'uploadFile') =>
  admitModel(operationRow(operationId), body, principal, validators, catalogue);

describe('a form', () => {
  test.each([
    [{ guardrails: ['one'], 'guardrails[]': ['two'] }],
    [{ guardrails: 'one', 'guardrails[]': ['two'] }],
    [{ 'guardrails[]': ['one', 'two'] }],
  ])('that names its guardrails as %j asks for all of them', (value) => {
    const body = form(value);
    admit(body, 'uploadFile');
    expect(body.value).toEqual({ guardrails: ['one', 'two'] });
  });
});

test.each([[{}], [{ model: '' }], [{ model: null }]])(
  'a request whose model is %j gets the default',
  (value) => {
    const body = form(value);
    expect(admit(body, 'createOcr')).toEqual({ model, names: null });
    expect(body.value['model']).toBe(model.id);
  },
);
