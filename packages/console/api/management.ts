import { GatewayManagement } from '../../sdk/admin.ts';
import { sessionFetch } from './session.ts';

/** The operations of the management, with the session of this page. */
export const management = new GatewayManagement({
  baseUrl: location.origin,
  token: '',
  maxRetries: 1,
  timeout: 30_000,
  fetch: sessionFetch,
});
