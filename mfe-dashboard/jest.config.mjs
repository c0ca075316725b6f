import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'mfe-dashboard', dir: import.meta.dirname });
