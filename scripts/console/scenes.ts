import type { Page } from 'playwright-core';
import type { Installation } from './installation.ts';

export interface Scene {
  name: string;
  /** The part of the address after `/console`. */
  address: (installation: Installation) => string;
  /** A text that is there when the page is loaded. */
  shows: string;
  act?: (page: Page) => Promise<void>;
}

/** Every page of the console, and its dialogs. */
export const scenes: readonly Scene[] = [
  { name: 'today', address: () => '#/today', shows: 'Models in the last hour' },
  { name: 'money', address: () => '#/money', shows: 'Budgets of this month' },
  { name: 'projects', address: () => '#/projects', shows: 'team-1' },
  {
    name: 'keys',
    address: ({ projectId }) => `#/projects/${projectId}`,
    shows: 'Show revoked and expired keys',
  },
  {
    name: 'rotate',
    address: ({ projectId }) => `#/projects/${projectId}`,
    shows: 'Characters',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Rotate/ })
        .first()
        .click();
    },
  },
  { name: 'budget', address: ({ projectId }) => `#/projects/${projectId}?view=budget`, shows: 'Settled' },
  {
    name: 'project-models',
    address: ({ projectId }) => `#/projects/${projectId}?view=models`,
    shows: 'acme/chat',
  },
  {
    name: 'settings',
    address: ({ projectId }) => `#/projects/${projectId}?view=settings`,
    shows: 'Delete the project',
  },
  { name: 'models', address: () => '#/models', shows: 'acme/embed' },
  {
    name: 'route',
    address: () => '#/models?view=route&model=acme%2Fchat',
    shows: 'Explain the route',
    act: async (page) => {
      await page.getByRole('button', { name: 'Explain the route' }).click();
      await page.getByText('Strategy').waitFor();
    },
  },
  { name: 'configuration', address: () => '#/models?view=configuration', shows: 'Check the file' },
  { name: 'unknown', address: () => '#/nothing', shows: 'There is no such page' },
];
