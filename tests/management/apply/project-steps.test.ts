import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { applyText, differenceOf, exportedText, nameOf, type SceneOptions } from './apply-scene.ts';

let folder: TemporaryFolder;
let store: Store;
const folders: TemporaryFolder[] = [];
beforeEach(async () => {
  folder = await TemporaryFolder.make();
  folders.push(folder);
  store = await folder.openStore();
});
afterAll(() => Promise.all(folders.map((one) => one[Symbol.asyncDispose]())));

const apply = (text: string, options: SceneOptions = {}) => applyText(folder.path, store, text, options);

describe('required tags', () => {
  const tags = ['feature', 'team'];
  const FILE = `
organisations:
  acme:
    projects:
      web:
        models: all
        required_tags: [team, feature]
`;

  test('are created, exported and applied again without a difference, in any order', async () => {
    expect((await apply(FILE, { tags })).steps).toMatchObject([
      { change: 'create', kind: 'organisation' },
      { change: 'create', kind: 'project', after: { models: 'all', required_tags: tags } },
    ]);
    const exported = await exportedText(store);
    expect(exported).toContain('required_tags:\n          - feature\n          - team\n');
    for (const text of [exported, FILE, FILE.replace('[team, feature]', '[feature, team]')])
      expect(await differenceOf(folder.path, store, text, { tags })).toEqual([]);
  });

  test('stay when a file does not name them, and end with an empty list or a complete file', async () => {
    await apply(FILE, { tags });
    const unnamed = FILE.replace(/ +required_tags.*\n/, '');
    expect(await differenceOf(folder.path, store, unnamed)).toEqual([]);
    const change = { before: { required_tags: tags }, after: { required_tags: [] } };
    const none = FILE.replace('[team, feature]', '[]');
    expect((await apply(none)).steps).toMatchObject([{ change: 'update', ...change }]);
    await apply(FILE, { tags });
    expect((await apply(unnamed, { prune: true })).steps).toMatchObject([{ change: 'update', ...change }]);
    expect(await exportedText(store)).not.toContain('required_tags');
  });

  test('that the configuration does not have are named with their place, and nothing is changed', async () => {
    await expect(apply(FILE, { tags: ['team'] })).rejects.toThrow(
      /:7:24 gateway\.yaml has no tag 'feature'$/,
    );
    expect(await exportedText(store)).not.toContain('acme');
  });
});

describe('a tag that the configuration no longer has', () => {
  const TAGGED = 'organisations: { acme: { projects: { web: { models: all, required_tags: [team] } } } }';

  test('is a problem only of a file that names it', async () => {
    await apply(TAGGED, { tags: ['team'] });
    const other = TAGGED.replace('models: all, required_tags: [team]', 'models: [acme/chat]');
    expect((await apply(other)).steps.map(nameOf)).toEqual(['update project acme/web']);
    expect(
      (await apply(other.replace('[acme/chat]', 'all, disabled_models: [acme/chat]'))).steps,
    ).toHaveLength(1);
    expect(await exportedText(store)).toContain('- team');
    await expect(apply(TAGGED)).rejects.toThrow("gateway.yaml has no tag 'team'");
  });
});

test('models that the file does not change are not written again', async () => {
  const file =
    'organisations: { acme: { projects: { web: { models: all, disabled_models: [acme/embed] } } } }';
  await apply(file);
  const tagged = file.replace('models: all', 'models: all, required_tags: [team]');
  await apply(tagged, { tags: ['team'] });
  const rows = await store.database.selectFrom('audit').select('action').orderBy('sequence').execute();
  expect(rows.slice(-1).map(({ action }) => action)).toEqual(['updateProject']);
  expect(await exportedText(store)).toContain('- acme/embed');
});
