import { pageConfig } from '@abhyas/build-kit';

/** The page of the parts, for people who build screens. */
export default pageConfig({
  name: 'parts',
  dir: import.meta.dirname,
  entry: './parts/main.tsx',
  template: './parts/index.html',
});
