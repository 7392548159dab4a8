import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { mappingIn } from './mapping.ts';

/** Why a file of the operator was not read. The message completes "the file …". */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';
  readonly isMissing: boolean;

  constructor(message: string, isMissing = false) {
    super(message);
    this.isMissing = isMissing;
  }
}

/** The text of a file of the operator. */
export interface OperatorFile {
  text: string;
  /** Whether users besides its owner and group may read it. */
  isReadableByOthers: boolean;
}

export const READABLE_BY_OTHERS = 0o004;

/** Opening a pipe without a writer waits otherwise, and opening a terminal would make it that of the process. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
const PIECE_BYTES = 64 * 1024;

/** As `readOperatorFile`, for a text. */
export async function readOperatorText(path: string, maxBytes: number): Promise<OperatorFile> {
  const text = (await readOperatorFile(path, maxBytes)).toString('utf8');
  const { mode } = await stat(path).catch((error: unknown) => {
    throw failureOf(error);
  });
  return { text, isReadableByOthers: (mode & READABLE_BY_OTHERS) !== 0 };
}

/**
 * Reads a file that the operator names. Pipes and devices are refused, since they may never end, and so are larger files.
 *
 * @throws OperatorFileError
 */
export async function readOperatorFile(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path, FLAGS).catch((error: unknown) => {
    throw failureOf(error);
  });
  try {
    return await readRegular(file, maxBytes);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await file.close();
  }
}

async function readRegular(file: FileHandle, maxBytes: number): Promise<Buffer> {
  const found = await file.stat();
  if (!found.isFile()) throw new OperatorFileError('is not a regular file');
  if (found.size > maxBytes) throw tooLarge(maxBytes);
  const pieces: Buffer[] = [];
  let bytes = 0;
  // The size is a hint only: the file may grow, and files of the kernel state none.
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE_BYTES));
    if (bytesRead === 0) return Buffer.concat(pieces, bytes);
    bytes += bytesRead;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    pieces.push(buffer.subarray(0, bytesRead));
  }
}

function tooLarge(maxBytes: number): OperatorFileError {
  return new OperatorFileError(`is larger than ${maxBytes} bytes`);
}

function failureOf(error: unknown): OperatorFileError {
  if (error instanceof OperatorFileError) return error;
  const code = String(mappingIn(error)['code']);
  if (code === 'ENOENT') return new OperatorFileError('does not exist', true);
  // A socket of the file system.
  if (code === 'ENXIO') return new OperatorFileError('is not a regular file');
  return new OperatorFileError(`cannot be read (${code})`);
}
