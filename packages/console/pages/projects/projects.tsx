import { route } from '../../state/route.ts';
import { ProjectView } from './project-view.tsx';
import { ProjectList } from './project-list.tsx';

/** The projects, or one of them. */
export function Projects() {
  const [, reference] = route.value.path;
  return reference === undefined ? <ProjectList /> : <ProjectView key={reference} reference={reference} />;
}
