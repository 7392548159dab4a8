import type { Handlers } from '../handler.ts';
import { createProject } from './createProject.ts';
import { createToken } from './createToken.ts';
import { deleteProject } from './deleteProject.ts';
import { getProject } from './getProject.ts';
import { listProjects } from './listProjects.ts';
import { listTokens } from './listTokens.ts';
import { revokeToken } from './revokeToken.ts';
import { updateProject } from './updateProject.ts';

/** The handler of every operation. A missing or an unknown operation does not compile. */
export const handlers: Handlers = {
  createProject,
  createToken,
  deleteProject,
  getProject,
  listProjects,
  listTokens,
  revokeToken,
  updateProject,
};
