import { useState } from 'preact/hooks';
import type { ConfigurationCheck, Reload } from '../../../../generated/admin/contract.ts';
import { ResponseError } from '../../../sdk/admin.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { texts } from '../../texts/english.ts';

type Problem = ConfigurationCheck['problems'][number];

/** The active configuration, and what is wrong with the file. */
export function Configuration() {
  const configuration = useResource((signal) => management.getConfiguration({ signal }), []);
  return (
    <Loaded of={configuration}>
      {({ file, backends, guardrails, models }) => (
        <>
          <dl class="facts">
            <dt>{texts.models.file}</dt>
            <dd>
              <code>{file}</code>
            </dd>
            <dt>{texts.models.title}</dt>
            <dd>{models.length}</dd>
            <dt>{texts.models.guardrails}</dt>
            <dd>{guardrails.length === 0 ? texts.states.none : guardrails.join(', ')}</dd>
          </dl>
          {hasRole('operator', 'admin') && <FileActions onReloaded={configuration.reload} />}
          <h2>{texts.models.backends}</h2>
          <Table
            label={texts.models.backends}
            rows={backends}
            keyOf={({ name }) => name}
            columns={[
              { name: 'backend', title: texts.models.backend, cell: ({ name }) => name },
              { name: 'kind', title: texts.models.kind, cell: ({ kind }) => kind },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}

function FileActions({ onReloaded }: { onReloaded: () => void }) {
  const [check, setCheck] = useState<ConfigurationCheck | null>(null);
  const [reload, setReload] = useState<Reload | null>(null);
  const change = useChange();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setCheck(null);
    setReload(null);
    await change.run(work);
  };
  return (
    <section aria-live="polite">
      <div class="buttons">
        <button
          type="button"
          disabled={change.isRunning}
          onClick={() => void run(async () => setCheck(await management.checkConfiguration()))}
        >
          {texts.models.check}
        </button>
        <button
          type="button"
          disabled={change.isRunning}
          onClick={() =>
            void run(async () => setReload(await management.reloadConfiguration())).then(onReloaded)
          }
        >
          {texts.models.reload}
        </button>
      </div>
      <ErrorNotice error={change.error} />
      <Problems
        problems={[...(check?.problems ?? []), ...(check?.warnings ?? []), ...refusedBy(change.error)]}
      />
      {check?.valid === true && <p class="notice good">{texts.models.valid}</p>}
      {reload !== null && (
        <p class="notice good">
          {reload.outcome === 'unchanged'
            ? texts.models.unchanged
            : texts.models.reloaded(reload.models, reload.backends)}
        </p>
      )}
    </section>
  );
}

/** The problems for which a reload was refused. */
function refusedBy(error: unknown): readonly Problem[] {
  if (!(error instanceof ResponseError)) return [];
  // `details` of a refused reload has the problems of the file.
  const { detail } = error.body as { detail?: { details?: { problems?: Problem[] } } };
  return detail?.details?.problems ?? [];
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Table
      label={texts.models.problems}
      rows={problems}
      keyOf={({ file, line, column, message }) => `${file}:${line}:${column}:${message}`}
      columns={[
        {
          name: 'place',
          title: texts.models.place,
          cell: ({ file, line, column }) => <code>{`${file}:${line}:${column}`}</code>,
        },
        {
          name: 'problem',
          title: texts.models.problem,
          cell: ({ message, suggestion }) => (
            <>
              {message}
              {suggestion !== undefined && <p class="quiet">{texts.models.suggestion(suggestion)}</p>}
            </>
          ),
        },
      ]}
    />
  );
}
