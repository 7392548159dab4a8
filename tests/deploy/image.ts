import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, matchesGlob, relative } from 'node:path';
import ts from 'typescript';
import { readDeploy, ROOT } from './deploy-files.ts';

/** What the last stage of the Dockerfile makes, as far as it concerns us. */
export interface ImagePlan {
  /** From the project into the image's working directory. */
  copies: { from: string; to: string }[];
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string;
  nodeVersion: string;
}

export async function readImagePlan(): Promise<ImagePlan> {
  const text = (await readDeploy('Dockerfile')).replaceAll(/\\\n\s*/g, '');
  const [, lastStage = ''] = text.split(/^FROM .*-slim\n/m);
  const plan: ImagePlan = {
    copies: [],
    environment: {},
    command: [],
    healthCheck: [],
    user: '',
    nodeVersion: /^ARG NODE_VERSION=(\S+)$/m.exec(text)?.[1] ?? '',
  };
  for (const line of lastStage.split('\n')) follow(line, plan);
  return plan;
}

function follow(line: string, plan: ImagePlan): void {
  const [instruction = '', ...words] = line.trim().split(/\s+/);
  // In this form a command is a list of texts.
  const list = (): string[] => JSON.parse(line.slice(line.indexOf('['))) as string[];
  switch (instruction) {
    case 'COPY': {
      const to = words.pop() ?? '';
      if (words[0]?.startsWith('--from') === true) return;
      for (const from of words) plan.copies.push({ from, to: to.endsWith('/') ? join(to, from) : to });
      return;
    }
    case 'ENV':
      for (const word of words)
        plan.environment[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
      return;
    case 'USER':
      plan.user = words[0] ?? '';
      return;
    case 'HEALTHCHECK':
      plan.healthCheck = list();
      return;
    case 'CMD':
      plan.command = list();
      return;
  }
}

/** Copies what the Dockerfile copies and `.dockerignore` lets in, with the packages that are installed here. */
export async function layOut(plan: ImagePlan, folder: string): Promise<void> {
  const lines = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n');
  const left = lines.filter((line) => /^[^#!*]/.test(line));
  const isCopied = (path: string): boolean => !left.some((line) => matchesGlob(relative(ROOT, path), line));
  for (const { from, to } of plan.copies) {
    const target = join(folder, to);
    await mkdir(dirname(target), { recursive: true });
    // A link such as server/main.ts must lead to its neighbour in the copy, not back to this project.
    await cp(join(ROOT, from), target, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** The packages that the copied sources import. */
export async function importedPackages(folder: string): Promise<Set<string>> {
  const packages = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.[jt]s$/.test(entry.name) || entry.parentPath.includes('node_modules'))
      continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (/^(?:node:|\.)/.test(fileName)) continue;
      packages.add(fileName.split('/', fileName.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return packages;
}
