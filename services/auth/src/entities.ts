import { KnownBrowserEntity } from './browsers/known-browser.entity.js';
import { ErasureEntity } from './erasure/erasure.entity.js';
import { PhotoEntity } from './photos/photo.entity.js';
import { PendingRegistrationEntity } from './registration/pending-registration.entity.js';
import { ResetLinkEntity } from './reset-links/reset-link.entity.js';
import { KnownDeviceEntity } from './sessions/known-device.entity.js';
import { RevokedSessionEntity } from './sessions/revoked-session.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SigningKeyEntity } from './signing-keys/signing-key.entity.js';
import { StudentTargetsEntity } from './targets/student-targets.entity.js';
import { UserEntity } from './users/user.entity.js';

/** All tables that the service accesses as TypeORM entities. */
export const ENTITIES = [
  ErasureEntity,
  KnownBrowserEntity,
  KnownDeviceEntity,
  PendingRegistrationEntity,
  PhotoEntity,
  ResetLinkEntity,
  RevokedSessionEntity,
  SessionEntity,
  SigningKeyEntity,
  StudentTargetsEntity,
  UserEntity,
];
