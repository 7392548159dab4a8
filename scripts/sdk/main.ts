import { packSdk } from './pack-sdk.ts';

/** `npm run sdk:pack [folder]`: the generated client as a package. */
const [destination = process.cwd()] = process.argv.slice(2);
process.stdout.write(`${await packSdk(destination)}\n`);
