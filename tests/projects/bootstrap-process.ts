import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { openDatabase, type DatabaseLocation } from '../../storage/open-database.ts';

// Started by bootstrap.test.ts with the database's location. Prints the created key, or null.
// It was written by that test.
const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const store = await openDatabase(location);
const first = await ensureFirstProject(store);
process.stdout.write(JSON.stringify(first?.plainKey ?? null));
await store.close();
