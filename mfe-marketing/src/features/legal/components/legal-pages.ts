import {
  ACCESSIBILITY_PATH,
  PRIVACY_PATH,
  REFUNDS_PATH,
  TERMS_PATH,
  type LegalText,
} from '@abhyas/web-kit';
import * as texts from '../../../texts/legal';
import accessibility from '../../../texts/legal/accessibility.md';
import privacy from '../../../texts/legal/privacy.md';
import refunds from '../../../texts/legal/refunds.md';
import terms from '../../../texts/legal/terms.md';

/** A legal page: where it is, and the product's own text. */
interface LegalPageEntry {
  name: LegalText;
  path: string;
  label: string;
  /** What search engines show of the product's own text. */
  description: string;
  text: string;
}

export const legalPages: readonly LegalPageEntry[] = [
  {
    name: 'terms',
    path: TERMS_PATH,
    label: texts.terms,
    description: texts.termsDescription,
    text: terms,
  },
  {
    name: 'privacy',
    path: PRIVACY_PATH,
    label: texts.privacy,
    description: texts.privacyDescription,
    text: privacy,
  },
  {
    name: 'refunds',
    path: REFUNDS_PATH,
    label: texts.refunds,
    description: texts.refundsDescription,
    text: refunds,
  },
  {
    name: 'accessibility',
    path: ACCESSIBILITY_PATH,
    label: texts.accessibility,
    description: texts.accessibilityDescription,
    text: accessibility,
  },
];
