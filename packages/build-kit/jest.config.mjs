import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'build-kit', dir: import.meta.dirname });
