import { sendTest } from '../../alerts/send.ts';
import { reading } from '../handler.ts';

export const testAlert = reading<'testAlert'>(async (_call, { gateway }) => {
  const { alerts } = await gateway.catalogue();
  const answers = alerts === undefined ? [] : await sendTest(alerts);
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
