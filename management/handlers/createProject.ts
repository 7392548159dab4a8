import { FIRST_NAMES } from '../../projects/bootstrap.ts';
import { insertProject } from '../../projects/projects.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { changing, type ManagementCall } from '../handler.ts';
import { requireKnownTags } from '../known-tags.ts';
import { reachedOrganisation } from '../scope.ts';
import { projectVersion, projectView } from '../views/project-view.ts';

export const createProject = changing<'createProject'>(async ({ body, token }, services) => {
  const { store } = services;
  const reference = body.organisation ?? token.organisationId ?? FIRST_NAMES.organisation;
  const organisation = await reachedOrganisation(store, token, reference);
  const models = body.models ?? (await services.catalogue()).projectDefaults.models;
  const { required_tags: requiredTags = [] } = body;
  if (requiredTags.length > 0) requireKnownTags(requiredTags, await services.catalogue());
  const created = await inTransaction(store.database, (transaction) =>
    insertProject(transaction, {
      organisation: organisation?.id ?? reference,
      name: body.name,
      models,
      requiredTags,
    }),
  );
  const value = await projectView(store, created);
  return {
    value,
    etag: projectVersion(value),
    change: {
      target: `project:${value.id}`,
      organisationId: value.organisation_id,
      before: null,
      after: value,
    },
  };
}, readsCatalogue);

function readsCatalogue({
  body: { models, required_tags: tags = [] },
}: ManagementCall<'createProject'>): boolean {
  return models === undefined || tags.length > 0;
}
