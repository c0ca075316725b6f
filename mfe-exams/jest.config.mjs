import { webJest } from '@abhyas/build-kit/jest';

export default webJest({ name: 'mfe-exams', dir: import.meta.dirname });
