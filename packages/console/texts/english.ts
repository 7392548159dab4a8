import type { Role } from '../../../generated/admin/contract.ts';
import { pageTexts } from './english-pages.ts';

/** All texts of the console. Another language is another object of this type. */
export const texts = {
  title: 'Gateway',
  ...pageTexts,
  navigation: {
    label: 'Pages',
    skip: 'Skip to the content',
    reference: 'Reference of the operations',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out in all browsers',
    stillSignedIn: 'The sign-out failed. The session is still open: try again.',
    rights: (role: Role, organisation: string | null) =>
      organisation === null ? `${role} of all organisations` : `${role} of ${organisation}`,
  },
  signIn: {
    title: 'Sign in',
    token: 'Token',
    hint: 'The token is exchanged for a session of 12 hours and is not stored. Create one on the machine of the gateway:',
    command: 'npm run gateway -- token create --name NAME --role operator',
    submit: 'Sign in',
    expired: 'The session has ended. Sign in again: what you typed is still there.',
    refused: 'The token is unknown, revoked or expired.',
    'no-cookie':
      'The browser refused the cookie of the session. Open the console over HTTPS, or as http://127.0.0.1 or http://localhost.',
    unreachable: 'The gateway cannot be reached.',
  },
  provider: {
    signIn: (host: string) => `Sign in with ${host}`,
    refusals: {
      away: 'The identity provider does not respond. Try again, or sign in with a token.',
      failed: 'The sign-in failed. Try again; the log of the gateway says why.',
      'no-role': 'Your account has no role here. Ask the operators of the gateway.',
    },
  },
  errors: {
    unreachable: 'The gateway did not respond. A change may have been made: look before you try again.',
    status: (status: number) => `The gateway responded with ${status}.`,
    requestId: 'Request',
    noPage: 'There is no such page',
  },
  actions: {
    retry: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy',
    refresh: 'Refresh',
    save: 'Save',
    export: 'Export as CSV',
    clear: 'Clear',
  },
  states: {
    loading: 'Loading …',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying. Select the text and copy it.',
    none: '–',
    never: 'never',
    yes: 'yes',
    no: 'no',
  },
  lists: {
    pages: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    page: (number: number) => `Page ${number}`,
    truncated: 'There are more groups. Choose a shorter time or another grouping.',
  },
};
