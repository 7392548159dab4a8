import type { Scene } from './scene.ts';
import { tryScenes } from './try-scenes.ts';

/** Every page of the console, and its dialogs. */
export const scenes: readonly Scene[] = [
  { name: 'today', address: () => '#/today', shows: 'Models in the last hour' },
  { name: 'calls', address: () => '#/calls', shows: 'createChatCompletion' },
  {
    name: 'call',
    address: ({ failedCall }) => `#/calls/${failedCall}`,
    shows: 'In the words of the backend',
  },
  {
    name: 'no-call',
    address: () => '#/calls/0199f3c2-9d31-7f00-8e70-4b6c8d0e2f30',
    shows: 'no call with this id is kept',
  },
  { name: 'calls-none', address: () => '#/calls?project=acme%2Fteam-1', shows: 'No call matches' },
  { name: 'money', address: () => '#/money', shows: 'Budgets' },
  {
    name: 'money-attempts',
    address: () => '#/money?by=deployment%2Cattempt_outcome&project=acme%2Fresearch',
    shows: 'completed',
  },
  {
    name: 'money-none',
    address: () => '#/money?project=acme%2Fteam-1&by=model',
    shows: 'No calls in this month',
  },
  { name: 'money-models', address: () => '#/money?by=project%2Cmodel', shows: 'acme/chat' },
  { name: 'projects', address: () => '#/projects', shows: 'team-1' },
  { name: 'projects-none', address: () => '#/projects?search=nothing', shows: 'No project matches' },
  { name: 'keys-none', address: () => '#/projects/acme%2Fteam-1', shows: 'There is no key yet' },
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
    name: 'budget-create',
    address: ({ projectId }) => `#/projects/${projectId}?view=budget`,
    shows: 'Budgets of the project and its keys',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create a budget' }).click();
    },
  },
  {
    name: 'budget-top-up',
    address: ({ projectId }) => `#/projects/${projectId}?view=budget`,
    shows: 'Budgets of the project and its keys',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Add for a time/ })
        .last()
        .click();
    },
  },
  {
    name: 'project-models',
    address: ({ projectId }) => `#/projects/${projectId}?view=models`,
    shows: 'acme/chat',
  },
  {
    name: 'storage',
    address: ({ projectId }) => `#/projects/${projectId}?view=storage`,
    shows: 'Stored bytes',
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
  {
    name: 'guardrails',
    address: () => '#/models?view=guardrails',
    shows: 'Try the guardrails',
    act: async (page) => {
      await page.getByLabel('Text').fill('My card is 4111 1111 1111 1111.');
      await page.getByRole('button', { name: 'Try the guardrails' }).click();
      await page.getByText('The text would pass.').waitFor();
    },
  },
  { name: 'configuration', address: () => '#/models?view=configuration', shows: 'Check the file' },
  ...tryScenes,
  { name: 'unknown', address: () => '#/nothing', shows: 'There is no such page' },
];
