import { useState } from 'preact/hooks';
import type { Project } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Loaded } from '../../parts/notice.tsx';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';
import { BudgetTable, mayChangeBudgets } from '../money/budget-table.tsx';
import { budgetTree } from '../money/budget-tree.ts';
import { CreateBudget, type BudgetOwner } from '../money/create-budget.tsx';
import { keyStateOf } from './key-state.ts';

const ROWS = 1_000;

/** All budgets of a project and its keys. */
export function ProjectBudgets({ project, onChanged }: { project: Project; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const found = useResource(
    async (signal) => {
      const query = { project: project.id, limit: ROWS };
      const [{ data: budgets }, { data: keys }] = await Promise.all([
        management.listBudgets(query, { signal }),
        management.listKeys(query, { signal }),
      ]);
      return { budgets, keys };
    },
    [project.id],
  );
  const changed = (): void => {
    setOpen(false);
    found.reload();
    onChanged();
  };
  return (
    <>
      <h2>{texts.budget.all}</h2>
      <Loaded of={found}>
        {({ budgets, keys }) => (
          <>
            {mayChangeBudgets() && (
              <div class="buttons before">
                <button type="button" onClick={() => setOpen(true)}>
                  {texts.budget.create}
                </button>
              </div>
            )}
            <BudgetTable
              rows={budgetTree(budgets, new Map(keys.map(({ id, name }) => [id, name])))}
              onChanged={changed}
            />
            {isOpen && (
              <CreateBudget
                owners={[
                  { scope: 'project', of: project.id, title: `${project.organisation}/${project.name}` },
                  ...keys
                    .filter((key) => keyStateOf(key).isUsable)
                    .map(({ id, name }): BudgetOwner => ({
                      scope: 'key',
                      of: id,
                      title: texts.budget.ofKey(name),
                    })),
                ]}
                onDone={changed}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
