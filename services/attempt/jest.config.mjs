import { nodeJest } from '@abhyas/build-kit/jest';

const [unit, db, cluster] = nodeJest({ name: 'attempt', dir: import.meta.dirname }).projects;

export default {
  projects: [
    unit,
    { ...db, setupFiles: [...db.setupFiles, '<rootDir>/test/statement-log.ts'] },
    cluster,
  ],
};
