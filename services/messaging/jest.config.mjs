import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'messaging', dir: import.meta.dirname });
