import { packContractChecks } from './pack.ts';

/** `npm run contract:pack [folder]`: the `contract` commands as a package that needs no repository. */
const [destination = process.cwd()] = process.argv.slice(2);
process.stdout.write(`${await packContractChecks(destination)}\n`);
