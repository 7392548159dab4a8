import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createChangeCounters } from './create-change-counters.ts';
import { createManagement } from './create-management.ts';
import { createLedger } from './create-ledger.ts';
import { createProjects } from './create-projects.ts';
import { createRecentCalls } from './create-recent-calls.ts';
import { createResponses } from './create-responses.ts';

/** The schema of 1.0.0. */
export const schema: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createProjects(database);
    await createResponses(database);
    await createLedger(database);
    await createRecentCalls(database);
    await createChangeCounters(database);
    await createManagement(database);
  },
};
