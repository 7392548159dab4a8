import { verifyAudit as verify } from '../audit.ts';
import { reading } from '../handler.ts';

export const verifyAudit = reading<'verifyAudit'>(async (_call, { store }) => {
  const { rows, firstInvalid } = await verify(store.database);
  return { value: { rows, first_invalid: firstInvalid === null ? null : Number(firstInvalid) } };
});
