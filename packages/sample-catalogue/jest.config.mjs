import { nodeJest } from '@abhyas/build-kit/jest';

// Checks of content, which `npm test` runs only when the content changed: docs/sample.md.
const [project] = nodeJest({
  name: 'sample-catalogue:content',
  dir: import.meta.dirname,
}).projects;

export default { projects: [project] };
