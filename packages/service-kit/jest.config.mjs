import { nodeJest } from '@abhyas/build-kit/jest';

export default nodeJest({ name: 'service-kit', dir: import.meta.dirname });
