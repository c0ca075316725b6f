import path from 'node:path';
import { allProjects, nodeJest } from '@abhyas/build-kit/jest';

const root = import.meta.dirname;
const [tools, toolsDb] = nodeJest({ name: 'tools', dir: path.join(root, 'tools') }).projects;

export default {
  projects: [
    ...(await allProjects(root)),
    { ...tools, testMatch: ['<rootDir>/**/*.spec.ts'] },
    { ...toolsDb, testMatch: ['<rootDir>/**/*.db-spec.ts'] },
  ],
};
