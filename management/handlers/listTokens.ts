import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { listTokens as list } from '../tokens.ts';
import { tokenView } from '../views/token-view.ts';

export const listTokens = reading<'listTokens'>(async (call, { store }) => {
  const page = pageQuery(call);
  const tokens = await list(store.database, page);
  return { value: pageOf(tokens.map(tokenView), page) };
});
