import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'catalogue', dir: import.meta.dirname });
