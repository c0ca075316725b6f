import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'web-kit', dir: import.meta.dirname });
