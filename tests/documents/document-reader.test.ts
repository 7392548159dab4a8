import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { JsonParser } from '../../bodies/json-parser.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import { Spool } from '../../bodies/spool.ts';
import { DocumentReader } from '../../documents/document-reader.ts';
import { defaultFetchSettings } from '../../documents/fetch-settings.ts';
import { FileStore } from '../../projects/file-store.ts';
import { FileRecords } from '../../projects/files.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { openBlobDirectory } from '../../storage/blob-directory.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { PDF, startDocumentServer, type DocumentServer } from './document-server.ts';

let server: DocumentServer;
beforeAll(async () => {
  server = await startDocumentServer(({ url }, response) => {
    const type = url === '/notes' ? 'application/octet-stream' : 'application/pdf';
    response.writeHead(200, { 'content-type': type }).end(url === '/notes' ? 'just notes' : PDF);
  });
});
afterAll(() => server.close());

const { signal } = new AbortController();
const parser = new JsonParser();
afterAll(() => parser.close());
afterEach(() => {
  jest.restoreAllMocks();
});

async function sceneIn(folder: TemporaryFolder, boundBytes = 1_000_000) {
  const { database } = await folder.openStore();
  const { id: organisationId } = await createOrganisation(database, 'acme');
  const projectIdOf = async (name: string): Promise<string> =>
    (await createProject(database, { organisation: 'acme', name, models: 'all' })).id;
  const spool = await Spool.open(join(folder.path, 'spool'), new ByteBound('spool', boundBytes));
  const files = new FileStore(new FileRecords(database), await openBlobDirectory(join(folder.path, 'files')));
  const memory = new ByteBound('body_memory', 100_000_000);
  const rooms = { spool, memory, parsers: { memory: parser } };
  const reader = new DocumentReader(rooms, files, { ...defaultFetchSettings, isAllowedAddress: () => true });
  const mine = await projectIdOf('mine');
  return {
    organisationId,
    mine,
    theirs: await projectIdOf('theirs'),
    spool,
    files,
    reader,
    open: (fields: Record<string, unknown>, projectId = mine) =>
      reader.open(bodyOf(spool, fields), projectId, signal),
    expectNothingLeft: async (): Promise<void> => {
      expect(memory.heldBytes).toBe(0);
      expect(spool.bound.heldBytes).toBe(0);
      expect(await readdir(spool.directory)).toEqual([]);
    },
  };
}

function bodyOf(spool: Spool, value: Record<string, unknown>): MultipartBody {
  return { kind: 'multipart', value, files: [], lease: spool.bound.lease() };
}

describe('a document', () => {
  test('from an address is on disk until it is released', async () => {
    await using folder = await TemporaryFolder.make();
    const { open, spool, expectNothingLeft } = await sceneIn(folder);
    const document = await open({ document_url: `${server.address}/a.pdf` });
    expect(document.file).toMatchObject({
      fieldName: 'file',
      mediaType: 'application/pdf',
      sizeBytes: PDF.length,
    });
    expect(await readFile(document.file.path)).toEqual(PDF);
    expect(spool.bound.heldBytes).toBe(PDF.length);
    await document.release();
    await expectNothingLeft();
  });

  test("is taken from the project's files, and stays there", async () => {
    await using folder = await TemporaryFolder.make();
    const { open, files, spool, mine, organisationId } = await sceneIn(folder);
    const arrived = await spool.write(chunksOf(PDF), spool.bound.lease());
    // Only these two of a principal's fields are read.
    const owner = { organisationId, projectId: mine } as Parameters<typeof files.add>[0];
    const { id } = await files.add(owner, 'ocr', { ...arrived, filename: 'scan.pdf' });
    const document = await open({ document: JSON.stringify({ type: 'file', file_id: id }) });
    expect(document.file).toMatchObject({ filename: 'scan.pdf', mediaType: 'application/pdf' });
    await document.release();
    expect((await files.find(mine, id)).file_size).toBe(PDF.length);
    expect(await readdir(spool.directory)).toEqual([]);
  });

  test('of another project is not found, nor is one under an invalid id', async () => {
    await using folder = await TemporaryFolder.make();
    const { open, files, spool, theirs, organisationId } = await sceneIn(folder);
    const arrived = await spool.write(chunksOf(PDF), spool.bound.lease());
    // Only these two of a principal's fields are read.
    const owner = { organisationId, projectId: theirs } as Parameters<typeof files.add>[0];
    const { id } = await files.add(owner, 'ocr', { ...arrived, filename: 'scan.pdf' });
    for (const fileId of [id, '../../etc/passwd'])
      await expect(
        open({ document: JSON.stringify({ type: 'file', file_id: fileId }) }),
      ).rejects.toMatchObject({
        code: 'resource_not_found',
      });
  });

  test.each([
    [
      'that is neither a PDF nor an image',
      () => ({ document_url: `${server.address}/notes` }),
      'invalid_parameter',
    ],
    ['that is no base64', () => ({ document_base64: '!' }), 'invalid_parameter'],
    ['larger than all of the spool', () => ({ document_url: `${server.address}/a.pdf` }), 'body_too_large'],
  ])('%s leaves nothing behind', async (_name, fields, code) => {
    await using folder = await TemporaryFolder.make();
    const { open, expectNothingLeft } = await sceneIn(folder, PDF.length - 1);
    await expect(open(fields())).rejects.toMatchObject({ code });
    await expectNothingLeft();
  });

  const manyValues = `[${Array<string>(400_000).fill('1').join()}]`;
  test.each([
    ['many values', `{"type":"file","file_id":"x","more":${manyValues}}`],
    ['more values than any body may hold', `{"type":"file","file_id":${manyValues},"more":${manyValues}}`],
    ['many keys', `{"type":"file",${Array.from({ length: 5_000 }, (_unused, at) => `"k${at}":1`).join()}}`],
    ['a long text that is no JSON', `{"type":"file","file_id":"${'x'.repeat(1_000_000)}`],
  ])('described with %s is refused without being parsed on the main thread', async (_name, document) => {
    await using folder = await TemporaryFolder.make();
    const { open, expectNothingLeft } = await sceneIn(folder);
    const parse = jest.spyOn(JSON, 'parse');
    await expect(open({ document })).rejects.toMatchObject({ code: 'invalid_parameter' });
    expect(parse).not.toHaveBeenCalled();
    await expectNothingLeft();
  });

  test('described by a long text is parsed in a worker', async () => {
    await using folder = await TemporaryFolder.make();
    const { open } = await sceneIn(folder);
    const pdf = Buffer.concat([PDF, Buffer.alloc(200_000, ' ')]);
    const address = `data:application/pdf;base64,${pdf.toString('base64')}`;
    const parse = jest.spyOn(JSON, 'parse');
    const document = await open({
      document: JSON.stringify({ type: 'document_url', document_url: address }),
    });
    expect(document.file).toMatchObject({ sizeBytes: pdf.length });
    expect(parse).not.toHaveBeenCalled();
    await document.release();
  });
});

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
