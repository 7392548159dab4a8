import type { OperationRow } from '../../../../contract/operation.ts';
import type { OperationId } from '../../../../generated/contract.ts';
import { bodyProbes } from './body-probes.ts';
import { modelOf } from './example-requests.ts';
import type { ProbeGroup } from './probe.ts';
import { refusalProbes } from './refusal-probes.ts';
import { serverProbes, stalledBody } from './server-probes.ts';
import type { Session } from './session.ts';
import { lifecycleProbes, successProbes } from './success-probes.ts';

/** Returns the probes of a run: a group per operation, a group per lifecycle, and a group for the rest. */
export function allProbes(session: Session): ProbeGroup[] {
  const { operations } = session.contract;
  return [
    ...operations.map((operation) => operationGroup(session, operation)),
    ...lifecycleGroups(session, operations),
    { name: 'outside of operations', skipped: null, probes: serverProbes(session) },
  ];
}

function operationGroup(session: Session, operation: OperationRow<string>): ProbeGroup {
  const { capability } = operation.gateway;
  const skipped =
    capability !== null && modelOf(session, operation) === null
      ? `--models has no model for ${capability}`
      : null;
  return {
    name: operation.operationId,
    skipped,
    probes: [
      ...(needsId(operation) ? [] : successProbes(session, operation)),
      ...refusalProbes(session, operation),
      ...bodyProbes(session, operation),
      ...(session.slow && Object.keys(operation.request).length > 0 ? [stalledBody(operation)] : []),
    ],
  };
}

function lifecycleGroups(session: Session, operations: readonly OperationRow<string>[]): ProbeGroup[] {
  const find = (id: OperationId): OperationRow<string> | undefined =>
    operations.find(({ operationId }) => operationId === id);
  const [upload, getFile, deleteFile] = [find('uploadFile'), find('getFile'), find('deleteFile')];
  const content = find('getFileContent');
  const [respond, getResponse, deleteResponse] = [
    find('createResponse'),
    find('getResponse'),
    find('deleteResponse'),
  ];
  const inputItems = find('listResponseInputItems');
  const groups: ProbeGroup[] = [];
  if (upload && getFile && deleteFile)
    groups.push({
      name: 'files',
      skipped: null,
      probes: lifecycleProbes(
        session,
        { create: upload, read: getFile, remove: deleteFile },
        'file_id',
        content === undefined ? [] : [content],
      ),
    });
  if (respond && getResponse && deleteResponse)
    groups.push({
      name: 'stored responses',
      skipped: modelOf(session, respond) === null ? '--models has no model for chat' : null,
      probes: lifecycleProbes(
        session,
        { create: respond, read: getResponse, remove: deleteResponse },
        'response_id',
        inputItems === undefined ? [] : [inputItems],
      ),
    });
  return groups;
}

/** Whether the example requires an object that another operation creates. */
function needsId({ path }: OperationRow<string>): boolean {
  return path.includes('{file_id}') || path.includes('{response_id}');
}
