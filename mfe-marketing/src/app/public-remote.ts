import type { PublicRemote } from '@abhyas/page-kit';
import { MarketingApp } from './marketing-app';
import { publicPages } from './public-pages';

/** What search engines and readers without an account see of this remote, also without scripts. */
export const publicRemote: PublicRemote = { App: MarketingApp, pages: publicPages };
