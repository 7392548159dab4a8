import { reading } from '../handler.ts';

export const explainRoute = reading<'explainRoute'>(async ({ body: query }, { gateway }) => {
  const { model, headers = {}, body = {}, stream = true, project_id: projectId = null } = query;
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const routes = await gateway.route({ model, headers: Object.fromEntries(named), body, stream, projectId });
  return { value: { processes: [...routes] } };
});
