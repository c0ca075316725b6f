import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'attempt', dir: import.meta.dirname });
