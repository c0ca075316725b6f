import { nodeJest } from '@abhyas/build-kit/jest';

const [project] = nodeJest({
  name: 'sample-catalogue:content',
  dir: import.meta.dirname,
}).projects;

export default { projects: [project] };
