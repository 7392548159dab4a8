import { ContractValidators } from '../../../../contract/validators.ts';
import { operations } from '../../../../generated/operations.ts';
import { requestValidators } from '../../../../generated/validators/requests.js';
import { responseValidators } from '../../../../generated/validators/responses.js';
import { ContractCheck } from '../contract-check.ts';
import { gatewayContract } from '../contract.ts';
import { contractDocument } from '../document.ts';
import { Recording } from './recording.ts';
import { RecordingFile, type RecordingFormat } from './recording-file.ts';
import { RequestCheck } from './request-check.ts';

export interface RecordingOptions {
  path: string;
  format: RecordingFormat;
  mayReplace: boolean;
  /** The upstream's address in the entries. */
  upstream: string;
  allowedHeaders: readonly string[];
  /** Maximum bytes to write of each body. 0 for no bodies. */
  maxBodyBytes: number;
  showContent: boolean;
  writeLine: (line: string) => void;
}

/** Opens the file and creates the checks. Throws the errors of `RecordingFile.create`. */
export async function openRecording(options: RecordingOptions): Promise<Recording> {
  const contract = gatewayContract();
  const creator = { name: 'gateway contract record', version: contractDocument().info.version };
  const file = await RecordingFile.create(options.path, options.format, creator, options.mayReplace);
  return new Recording({
    contract,
    check: new ContractCheck(contract, options.allowedHeaders),
    requests: new RequestCheck(new ContractValidators(operations, requestValidators, responseValidators)),
    file,
    upstream: options.upstream,
    maxBodyBytes: options.maxBodyBytes,
    showContent: options.showContent,
    writeLine: options.writeLine,
  });
}
