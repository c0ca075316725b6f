import { CreateMessaging1763700000000 } from '../migrations/1763700000000-create-messaging.js';
import { FindMessagesBySender1795264300000 } from '../migrations/1795264300000-find-messages-by-sender.js';
import { ForwardWhatWasNeverMailed1795300000000 } from '../migrations/1795300000000-forward-what-was-never-mailed.js';
import { GroupHelpAnswers1795435200000 } from '../migrations/20261123120000-group-help-answers.js';

/** In the order of execution. Listed by hand, so that a stray file never runs. */
export const MIGRATIONS = [
  CreateMessaging1763700000000,
  FindMessagesBySender1795264300000,
  ForwardWhatWasNeverMailed1795300000000,
  GroupHelpAnswers1795435200000,
];
