import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'shell', dir: import.meta.dirname });
