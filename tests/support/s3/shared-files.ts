import { randomUUID } from 'node:crypto';
import { parseFilesUrl, type S3Location } from '../../../storage/s3/location.ts';

/** Where `GATEWAY_TEST_FILES_URL` has the file contents of test gateways, each in a place of its own; null: on this disk. */
export function sharedFilesOfTests(): S3Location | null {
  const url = process.env['GATEWAY_TEST_FILES_URL'];
  if (url === undefined || url === '') return null;
  const location = parseFilesUrl(url);
  return { ...location, prefix: `${location.prefix}/${randomUUID()}` };
}
