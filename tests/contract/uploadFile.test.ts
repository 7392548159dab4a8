import { expect } from '@jest/globals';
import { createHash } from 'node:crypto';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const CONTENT = 'the bytes of file';
const shared = sharedScenarios('uploadFile');

describeContract('uploadFile', {
  ...shared,
  200: [
    responds(
      200,
      "with the file's record, its size and its checksum",
      (world) => world.call({ fields: { purpose: 'batch' } }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          object: 'file',
          bytes: CONTENT.length,
          filename: 'sample.bin',
          purpose: 'batch',
          file_size: CONTENT.length,
          checksum: `sha256:${createHash('sha256').update(CONTENT).digest('hex')}`,
        }),
    ),
  ],
  400: [
    ...shared[400],
    responds(
      400,
      'in the model error shape to a body without a file',
      (world) => world.call({ fields: { file: undefined } }),
      (response) => expect(jsonOf(response)).toMatchObject({ error: { param: 'file' } }),
    ),
    ...['expires_after', 'expires_after[seconds]', 'expires_after.anchor'].map((part) =>
      responds(
        400,
        `to ${part}, since files do not expire`,
        (world) => world.call({ fields: { [part]: '3600' } }),
        (response) => expect(jsonOf(response)).toMatchObject({ error: { param: 'expires_after' } }),
      ),
    ),
  ],
});
