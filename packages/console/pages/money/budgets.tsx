import { useState } from 'preact/hooks';
import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Loaded } from '../../parts/notice.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import { BudgetTable, mayChangeBudgets, reachesAllOrganisations } from './budget-table.tsx';
import { budgetTree } from './budget-tree.ts';
import { CreateBudget } from './create-budget.tsx';
import { csvOf, saveFile } from './csv.ts';

const ROWS = 50;
const ORGANISATIONS = 1_000;

/** All budgets in their current periods, under whom they are of: those nearest to their limit are on the first page. */
export function Budgets({ project }: { project: string }) {
  const cursor = useCursor();
  const only = project.trim();
  const budgets = useResource(
    async (signal) => {
      const query = {
        sort: '-consumed',
        limit: ROWS,
        ...(only === '' ? {} : { project: only }),
        ...(cursor.cursor === undefined ? {} : { cursor: cursor.cursor }),
      } as const;
      const { data, next_cursor: next } = await management.listBudgets(query, { signal });
      return { data, next, keyNames: await keyNamesOf(data, signal) };
    },
    [cursor.cursor, only],
  );
  return (
    <>
      <h2>{texts.money.budgets}</h2>
      <p class="quiet">{texts.money.budgetsHint}</p>
      {mayChangeBudgets() && reachesAllOrganisations() && <OfOrganisation onCreated={budgets.reload} />}
      <Loaded of={budgets}>
        {({ data, next, keyNames }) => (
          <>
            <BudgetTable rows={budgetTree(data, keyNames)} onChanged={budgets.reload} />
            <PageButtons cursor={cursor} next={next} />
            {data.length > 0 && (
              <div class="buttons">
                <button type="button" onClick={() => saveFile('budgets.csv', csvOf(csvRows(data)))}>
                  {texts.actions.export}
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Creates a budget of an organisation. Those of projects and keys are created in the project. */
function OfOrganisation({ onCreated }: { onCreated: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const organisations = useResource(
    async (signal) => (await management.listOrganisations({ limit: ORGANISATIONS }, { signal })).data,
    [],
  );
  const owners = (organisations.value ?? []).map(({ id, name }) => ({
    scope: 'organisation' as const,
    of: id,
    title: name,
  }));
  return (
    <div class="buttons before">
      <button type="button" disabled={owners.length === 0} onClick={() => setOpen(true)}>
        {texts.budget.createOfOrganisation}
      </button>
      {isOpen && (
        <CreateBudget
          owners={owners}
          onDone={() => (setOpen(false), onCreated())}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The exact values. */
function csvRows(budgets: readonly Budget[]): string[][] {
  const columns = [
    ...(['id', 'scope', 'organisation', 'project', 'key_id', 'model', 'tag'] as const),
    ...(['interval', 'period', 'soft'] as const),
    ...(['limit_eur_cents', 'consumed_eur_cents', 'settled_nano_eur', 'reserved_nano_eur'] as const),
  ];
  return [[...columns], ...budgets.map((budget) => columns.map((name) => String(budget[name] ?? '')))];
}

/** The names of the keys that have budgets. A key that is no longer there is left out. */
async function keyNamesOf(
  budgets: readonly Budget[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(budgets.flatMap(({ key_id: id }) => (id === null ? [] : [id])))];
  const found = await Promise.all(
    ids.map((id) => management.getKey({ key_id: id }, { signal }).catch(() => null)),
  );
  return new Map(found.flatMap((key) => (key === null ? [] : [[key.id, key.name]])));
}
