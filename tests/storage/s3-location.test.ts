import { describe, expect, test } from '@jest/globals';
import { FilesUrlError, parseFilesUrl } from '../../storage/s3/location.ts';

describe('the address of a bucket', () => {
  test.each([
    [
      's3://acme-files/gateway?region=eu-central-1',
      { bucket: 'acme-files', prefix: 'gateway', endpoint: null, region: 'eu-central-1', pathStyle: false },
    ],
    [
      's3://acme-files/a/b/?endpoint=http://minio:9000/',
      { prefix: 'a/b', endpoint: 'http://minio:9000', region: 'us-east-1', pathStyle: true },
    ],
    ['s3://acme-files?endpoint=https://s3.example&path_style=false', { pathStyle: false }],
    ['s3://acme-files', { prefix: 'files', endpoint: null, region: null }],
  ])('%s is accepted', (text, location) => {
    expect(parseFilesUrl(text)).toMatchObject(location);
  });

  test.each([
    'acme-files/gateway',
    'https://acme-files.s3.amazonaws.com/gateway',
    's3://',
    's3://A_BUCKET/x',
    's3://acme-files/a/../b c',
    's3://acme-files/a//b',
    's3://acme-files/a#b',
    's3://acme-files/a?regoin=eu-central-1',
    's3://acme-files/a?region=eu/central',
    's3://acme-files/a?path_style=yes',
    's3://acme-files/a?endpoint=minio:9000',
    's3://acme-files/a?endpoint=http://minio:9000/path',
  ])('%s is refused', (text) => {
    expect(() => parseFilesUrl(text)).toThrow(FilesUrlError);
  });

  test.each([
    's3://a-user:very-secret@acme-files/a',
    's3://acme-files/a?endpoint=http://a-user:very-secret@minio:9000',
  ])('%s is refused without being repeated', (text) => {
    expect(() => parseFilesUrl(text)).toThrow(FilesUrlError);
    expect(() => parseFilesUrl(text)).not.toThrow(/a-user|very-secret/);
  });
});
