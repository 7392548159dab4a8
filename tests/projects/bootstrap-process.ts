import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { openDatabase } from '../../storage/open-database.ts';

// Started by bootstrap.test.ts with the database's path; prints the key that it made, or null.
const store = await openDatabase({ path: process.argv[2] ?? '' });
const first = await ensureFirstProject(store);
process.stdout.write(JSON.stringify(first?.plainKey ?? null));
await store.close();
