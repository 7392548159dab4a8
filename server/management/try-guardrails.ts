import process from 'node:process';
import type { CallLog } from '../../calls/call.ts';
import type { GuardrailTrial } from '../../generated/admin/contract.ts';
import { operations } from '../../generated/operations.ts';
import type { GuardrailQuery } from '../../management/gateway-control.ts';
import { newId } from '../../storage/identifiers.ts';
import type { Configurations } from '../configuration/configurations.ts';

/** Longer than most checks take. */
const LONGEST_MS = 60_000;

/** Runs the guardrails of a chat request with one text, of which nothing is kept. */
export async function tryGuardrails(
  configurations: Pick<Configurations, 'current'>,
  { text, modelId, guardrails: requested }: GuardrailQuery,
  log: CallLog,
): Promise<GuardrailTrial> {
  const operation = operations.find(({ operationId }) => operationId === 'createChatCompletion');
  if (operation === undefined) throw new Error('the contract has no chat completions');
  const configuration = configurations.current;
  const { guardrails, catalogue } = configuration.services;
  const model = modelId === null ? null : catalogue.models.get(modelId);
  if (model === undefined) throw new Error('the model is not in the configuration of this process');
  configuration.enter();
  try {
    const call = { requestId: newId(), operation, principal: null, model, log };
    const outcomes = await guardrails.outcomesOf(text, call, requested, AbortSignal.timeout(LONGEST_MS));
    const isBlocked = outcomes.some(({ outcome }) => outcome === 'blocked');
    const isAllowed = outcomes.every(({ outcome }) => outcome === 'allowed');
    return {
      process_id: process.pid,
      outcome: isBlocked ? 'blocked' : isAllowed ? 'allowed' : 'unavailable',
      guardrails: outcomes,
    };
  } finally {
    configuration.leave();
  }
}
