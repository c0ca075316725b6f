import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'page-kit', dir: import.meta.dirname });
