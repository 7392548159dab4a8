import { mappingIn } from './mapping.ts';

/** What the gateway needs of the key file of a service account at Google. */
export interface ServiceAccountKey {
  client_email: string;
  /** In PEM. */
  private_key: string;
}

/** Throws for a text that is no such file. */
export function checkServiceAccount(text: string): void {
  const { type, client_email: email, private_key: key } = mappingIn(JSON.parse(text));
  if (type !== 'service_account' || typeof email !== 'string' || typeof key !== 'string')
    throw new Error('this is no key of a service account');
}
