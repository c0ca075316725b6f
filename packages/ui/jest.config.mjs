import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'ui', dir: import.meta.dirname });
