import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatCents, formatMoney } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { BudgetBar, BudgetNotes, periodOf } from './budget-cells.tsx';
import { budgetTree, type BudgetRow } from './budget-tree.ts';
import { csvOf, saveFile } from './csv.ts';
import { keyNamesOf } from './key-names.ts';

const ROWS = 50;

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
      <Loaded of={budgets}>
        {({ data, next, keyNames }) => (
          <>
            <BudgetTable rows={budgetTree(data, keyNames)} />
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

function BudgetTable({ rows }: { rows: readonly BudgetRow[] }) {
  if (rows.length === 0) return <EmptyNotice>{texts.money.noBudgets}</EmptyNotice>;
  return (
    <Table
      label={texts.money.budgets}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: 'owner', title: texts.money.budgetOf, cell: (row) => <Owner of={row} /> },
        {
          name: 'period',
          title: texts.money.period,
          cell: ({ budget }) => budget !== null && periodOf(budget),
        },
        {
          name: 'used',
          title: texts.money.used,
          cell: ({ budget }) => budget !== null && <BudgetBar of={budget} />,
        },
        amount('settled', texts.money.settled, ({ settled_nano_eur: settled }) => formatMoney(settled)),
        amount('held', texts.money.held, ({ reserved_nano_eur: held }) => formatMoney(held)),
        amount('limit', texts.money.limit, ({ limit_eur_cents: limit }) =>
          limit === null ? texts.money.noLimit : formatCents(limit),
        ),
        amount('left', texts.money.left, ({ remaining_eur_cents: left }) =>
          left === null ? texts.states.none : formatCents(left),
        ),
        {
          name: 'notes',
          title: texts.money.notes,
          cell: ({ budget }) => budget !== null && <BudgetNotes of={budget} />,
        },
      ]}
    />
  );
}

function amount(name: string, title: string, cell: (budget: Budget) => string) {
  return {
    name,
    title,
    isNumber: true,
    cell: ({ budget }: BudgetRow) => budget !== null && cell(budget),
  };
}

/** The owner, below the one above it, and the model whose calls the budget counts. */
function Owner({ of: { level, owner, projectId, budget } }: { of: BudgetRow }) {
  const kind = [texts.money.organisation, texts.money.project, texts.money.key][level];
  const model = budget?.model ?? null;
  return (
    <div class={`level-${level}`}>
      {owner !== null && <OwnerName owner={owner} projectId={projectId} />}{' '}
      {owner !== null && <span class="quiet">{kind}</span>}
      {(model !== null || owner === null) && (
        <p class="quiet">
          <bdi>{model ?? texts.money.allModels}</bdi>
        </p>
      )}
    </div>
  );
}

function OwnerName({ owner, projectId }: { owner: string; projectId: string | null }) {
  if (projectId === null) return <bdi>{owner}</bdi>;
  return (
    <a href={addressOf(['projects', projectId], { view: 'budget' })}>
      <bdi>{owner}</bdi>
    </a>
  );
}

/** The exact values. */
function csvRows(budgets: readonly Budget[]): string[][] {
  const columns = [
    ...(['id', 'scope', 'organisation', 'project', 'key_id', 'model', 'interval', 'period', 'soft'] as const),
    ...(['limit_eur_cents', 'consumed_eur_cents', 'settled_nano_eur', 'reserved_nano_eur'] as const),
  ];
  return [[...columns], ...budgets.map((budget) => columns.map((name) => String(budget[name] ?? '')))];
}
