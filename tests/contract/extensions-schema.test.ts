import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { capabilities } from '../../catalogue/model.ts';
import extensions from '../../contract/extensions.schema.json' with { type: 'json' };
import { contractDocument, declaredResponse } from '../../packages/contract-tools/checks/document.ts';
import { limits, operations } from '../../generated/operations.ts';

test('editors complete the stream ends of the contract', () => {
  const stated = new Ajv2020({ strict: false }).compile({ $ref: '#/$defs/stream', $defs: extensions.$defs });
  for (const { path, method } of operations) {
    const media = declaredResponse(contractDocument(), { path, method }, '200')?.content?.[
      'text/event-stream'
    ];
    if (media !== undefined) expect([path, stated(media['x-gateway-stream'])]).toEqual([path, true]);
  }
  expect(stated({ error: 'MediaStreamError', lastEvent: 'x' })).toBe(false);
});

test('editors complete the existing capabilities and limits', () => {
  expect(extensions.$defs.gateway.properties.capability.enum).toEqual([...capabilities]);
  expect(Object.keys(extensions.properties['x-gateway-limits'].properties)).toEqual(Object.keys(limits));
});
