import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LISTENING = 'tracing:net.server.listen:asyncEnd';

/** Removes the list of projects, once. Loaded into a gateway by `--import`, for the time when its first port is open. */
function loseProjects(): void {
  unsubscribe(LISTENING, loseProjects);
  const database = new DatabaseSync(join(process.cwd(), 'data', 'gateway.sqlite'));
  database.exec('alter table projects rename to lost_projects');
  database.close();
}

subscribe(LISTENING, loseProjects);
