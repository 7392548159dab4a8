import type { Speech } from './agent-world.ts';
import { guideBlock, guideVariables, type Place } from './guide.ts';
import type { Start } from './run-program.ts';

export interface Program {
  name: string;
  native: Speech;
  translated: readonly Speech[];
  /** The configuration is that of the guide. What is added keeps the program from asking the user, and from the internet. */
  start(place: Place): Start;
  /** What it says of a key that the gateway does not know, and of a spent budget. */
  wrongKey: RegExp;
  spentBudget: RegExp;
}

export const programs: readonly Program[] = [
  {
    name: 'opencode',
    native: 'chat',
    translated: ['messages', 'responses'],
    start: (place) => ({
      // With a title it does not ask the model for one.
      command: ['opencode', 'run', '--title', 'A note'],
      environment: {
        GATEWAY_KEY: place.key,
        OPENCODE_DISABLE_AUTOUPDATE: '1',
        OPENCODE_DISABLE_MODELS_FETCH: '1',
        OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      },
      files: { '.config/opencode/opencode.json': guideBlock('opencode', 'json', place) },
    }),
    wrongKey: /Unauthorized/,
    spentBudget: /the budget of the month is used up/,
  },
  {
    name: 'Claude Code',
    native: 'messages',
    translated: ['chat', 'gemini'],
    start: (place) => ({
      command: ['claude', '--print'],
      environment: {
        ...guideVariables('Claude Code', place),
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_UPDATES: '1',
        CLAUDE_CODE_MAX_RETRIES: '1',
      },
      files: {},
    }),
    wrongKey: /Failed to authenticate.*401/,
    spentBudget: /the budget of the month is used up/,
  },
  {
    name: 'Codex',
    native: 'responses',
    translated: ['chat', 'messages'],
    start: (place) => ({
      command: [
        ...(['codex', 'exec', '--skip-git-repo-check'] as const),
        '--dangerously-bypass-approvals-and-sandbox',
      ],
      environment: { GATEWAY_KEY: place.key },
      files: { '.codex/config.toml': guideBlock('Codex', 'toml', place) },
    }),
    wrongKey: /401 Unauthorized/,
    // It shows no body of a 429.
    spentBudget: /429 Too Many Requests/,
  },
];
