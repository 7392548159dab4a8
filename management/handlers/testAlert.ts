import { failure } from '../../errors/gateway-error.ts';
import { reading } from '../handler.ts';

export const testAlert = reading<'testAlert'>(async (_call, { gateway }) => {
  const answers = await gateway.testAlert();
  if (answers === null) throw failure('service_unavailable', { internal: 'no process has sent the test' });
  const targets = answers.map(({ name: target, kind, isAccepted: accepted, detail }) => ({
    target,
    kind,
    accepted,
    detail,
  }));
  if (targets.length === 0) return { value: { targets } };
  return {
    value: { targets },
    change: { target: 'alerts', organisationId: null, before: null, after: { targets } },
  };
});
