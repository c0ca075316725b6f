import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'auth', dir: import.meta.dirname });
