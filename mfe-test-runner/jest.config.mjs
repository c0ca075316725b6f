import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'mfe-test-runner', dir: import.meta.dirname });
