import {
  ACCESSIBILITY_PATH,
  PRIVACY_PATH,
  REFUNDS_PATH,
  TERMS_PATH,
  type LegalText,
} from '@abhyas/web-kit';
import accessibility from '../texts/accessibility.md';
import privacy from '../texts/privacy.md';
import refunds from '../texts/refunds.md';
import terms from '../texts/terms.md';

/** A legal page: where it is, and the product's own text. */
interface LegalPageEntry {
  name: LegalText;
  path: string;
  label: string;
  text: string;
}

export const legalPages: readonly LegalPageEntry[] = [
  { name: 'terms', path: TERMS_PATH, label: 'Terms of use', text: terms },
  { name: 'privacy', path: PRIVACY_PATH, label: 'Privacy', text: privacy },
  { name: 'refunds', path: REFUNDS_PATH, label: 'Refunds', text: refunds },
  { name: 'accessibility', path: ACCESSIBILITY_PATH, label: 'Accessibility', text: accessibility },
];
