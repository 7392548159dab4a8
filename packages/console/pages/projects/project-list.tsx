import { useState } from 'preact/hooks';
import type { Organisation, Project } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole, sessionState } from '../../api/session.ts';
import { Select } from '../../parts/field.tsx';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { PausedField } from '../../parts/paused-field.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf, route, setQuery } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDay } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { CreateOrganisation, CreateProject } from './create-dialogs.tsx';

const ROWS = 50;
const ORGANISATIONS = 1_000;

/** The projects that the session reaches. Search and pages are on the server. */
export function ProjectList() {
  const { query } = route.value;
  const organisation = query.get('organisation') ?? '';
  const search = query.get('search') ?? '';
  const cursor = useCursor();
  const organisations = useResource(
    async (signal) => (await management.listOrganisations({ limit: ORGANISATIONS }, { signal })).data,
    [],
  );
  const projects = useResource(
    (signal) =>
      management.listProjects(
        {
          limit: ROWS,
          ...(cursor.cursor === undefined ? {} : { cursor: cursor.cursor }),
          ...(organisation === '' ? {} : { organisation }),
          ...(search === '' ? {} : { search }),
        },
        { signal },
      ),
    [organisation, search, cursor.cursor],
  );
  return (
    <>
      <h1>{texts.projects.title}</h1>
      <div class="filters">
        <PausedField
          label={texts.projects.search}
          type="search"
          maxLength={100}
          value={search}
          onValue={(value) => (cursor.first(), setQuery({ search: value }))}
        />
        <Select
          label={texts.projects.organisation}
          value={organisation}
          onValue={(value) => (cursor.first(), setQuery({ organisation: value }))}
          choices={[
            { value: '', title: texts.projects.allOrganisations },
            ...(organisations.value ?? []).map(({ id, name }) => ({ value: id, title: name })),
          ]}
        />
        <Creations organisations={organisations.value ?? []} onCreated={organisations.reload} />
      </div>
      <Loaded of={projects}>
        {({ data, next_cursor: next }) => (
          <>
            {data.length === 0 ? (
              <EmptyNotice>{search === '' ? texts.projects.none : texts.projects.noneFound}</EmptyNotice>
            ) : (
              <ProjectTable projects={data} />
            )}
            <PageButtons cursor={cursor} next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Creations({
  organisations,
  onCreated,
}: {
  organisations: readonly Organisation[];
  onCreated: () => void;
}) {
  const [open, setOpen] = useState<'project' | 'organisation' | null>(null);
  if (!hasRole('operator', 'admin')) return null;
  const state = sessionState.value;
  const isLimited = 'session' in state && state.session.organisation !== null;
  const close = (): void => setOpen(null);
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={() => setOpen('project')}>
        {texts.projects.create}
      </button>
      {!isLimited && (
        <button type="button" onClick={() => setOpen('organisation')}>
          {texts.projects.createOrganisation}
        </button>
      )}
      {open === 'project' && <CreateProject organisations={organisations} onClose={close} />}
      {open === 'organisation' && (
        <CreateOrganisation onDone={() => (close(), onCreated())} onClose={close} />
      )}
    </div>
  );
}

function ProjectTable({ projects }: { projects: readonly Project[] }) {
  return (
    <Table
      label={texts.projects.title}
      rows={projects}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'project',
          title: texts.projects.project,
          cell: ({ name, id }) => <a href={addressOf(['projects', id])}>{name}</a>,
        },
        {
          name: 'organisation',
          title: texts.projects.organisation,
          cell: ({ organisation }) => organisation,
        },
        {
          name: 'models',
          title: texts.projects.models,
          cell: ({ models }) =>
            models === 'all' ? texts.projects.allModels : texts.projects.modelCount(models.length),
        },
        {
          name: 'created',
          title: texts.projects.created,
          cell: ({ created_at: createdAt }) => <span class="whole">{formatDay(createdAt)}</span>,
        },
      ]}
    />
  );
}
