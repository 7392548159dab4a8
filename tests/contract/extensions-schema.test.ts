import { expect, test } from '@jest/globals';
import { capabilities } from '../../catalogue/model.ts';
import extensions from '../../contract/extensions.schema.json' with { type: 'json' };
import { limits } from '../../generated/operations.ts';

test('editors complete the capabilities and limits that there are', () => {
  expect(extensions.$defs.gateway.properties.capability.enum).toEqual([...capabilities]);
  expect(Object.keys(extensions.properties['x-gateway-limits'].properties)).toEqual(Object.keys(limits));
});
