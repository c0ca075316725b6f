import { nodeJest } from '@abhyas/build-kit/jest';

const { projects } = nodeJest({ name: 'catalogue', dir: import.meta.dirname });

/** Whether the sample catalogue fits the rules of the importer. */
const content = {
  ...projects[0],
  displayName: 'catalogue:content',
  testMatch: ['<rootDir>/test/**/*.content-spec.ts'],
};

export default { projects: [...projects, content] };
