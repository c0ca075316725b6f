import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'mfe-marketing', dir: import.meta.dirname });
