import { hashOf } from '../build/stamp.ts';
import { root } from '../stack/inventory.ts';

/** What determines the result of the sample catalogue's content checks. */
const inputs = [
  'packages/sample-catalogue',
  // The catalogue's rules for the content, and the check itself.
  'services/catalogue/src/import/pictures',
  'services/catalogue/src/import/rules',
  'services/catalogue/src/patterns/rules',
  'services/catalogue/src/profiles/rules',
  'services/catalogue/src/questions/rules',
  'services/catalogue/src/sample',
  'services/catalogue/test/sample.content-spec.ts',
  'services/catalogue/jest.config.mjs',
  // What compiles and runs them.
  'packages/build-kit/jest',
  'packages/build-kit/src/jest.ts',
  'package-lock.json',
];

const ignored = /^(?:node_modules|dist|coverage)$|\.tsbuildinfo$|\.md$/;

/** A hash of everything that the content checks depend on, their own files included. */
export function contentKey(folder = root): string {
  return hashOf(inputs, ignored, folder);
}
