import { randomUUID } from 'node:crypto';
import { parseFilesUrl, type S3Location } from '../../../storage/s3/location.ts';

/**
 * The location of a test gateway's file contents at `GATEWAY_TEST_FILES_URL`, a new one each time. Null: on disk.
 */
export function sharedFilesOfTests(): S3Location | null {
  const url = process.env['GATEWAY_TEST_FILES_URL'];
  if (url === undefined || url === '') return null;
  const location = parseFilesUrl(url);
  return { ...location, prefix: `${location.prefix}/${randomUUID()}` };
}
