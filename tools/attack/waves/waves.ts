import type { Wave } from '../wave.ts';
import { attackAccounts } from './accounts.ts';
import { sendBodies } from './bodies.ts';
import { poisonCaches } from './caches.ts';
import { floodContact } from './contact.ts';
import { floodReads } from './flood.ts';
import { sendGarbage } from './garbage.ts';
import { readLiveKeys } from './live-test.ts';
import { floodLogIns } from './log-ins.ts';
import { inventPages } from './pages.ts';
import { sendProtocolErrors } from './protocol.ts';
import { stayQuiet } from './quiet.ts';
import { sendSlowly } from './slow.ts';
import { forgeTokens } from './tokens.ts';
import type { WaveName } from './wave-names.ts';

export const waves: Readonly<Record<WaveName, Wave>> = {
  quiet: stayQuiet,
  bodies: sendBodies,
  garbage: sendGarbage,
  protocol: sendProtocolErrors,
  tokens: forgeTokens,
  'live-test': readLiveKeys,
  accounts: attackAccounts,
  'log-ins': floodLogIns,
  contact: floodContact,
  caches: poisonCaches,
  pages: inventPages,
  flood: floodReads,
  slow: sendSlowly,
};
