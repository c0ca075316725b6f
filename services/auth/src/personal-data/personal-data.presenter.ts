import type { KnownBrowserWithExpiry } from '../browsers/known-browsers.service.js';
import type { DataOwner } from '../clients/personal-data.client.js';
import type { PhotoEntity } from '../photos/photo.entity.js';
import type { KnownDeviceEntity } from '../sessions/known-device.entity.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { StudentTargetsEntity } from '../targets/student-targets.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import type { PersonalDataDto } from './personal-data.dto.js';

type Data = Record<string, unknown>;

/** The data that this service stores about a student. */
export interface OwnData {
  user: UserEntity;
  photo: PhotoEntity | null;
  /** Undefined if the student was not asked yet. */
  targets: StudentTargetsEntity | undefined;
  sessions: readonly SessionEntity[];
  devices: readonly KnownDeviceEntity[];
  browsers: readonly KnownBrowserWithExpiry[];
}

export function presentPersonalData(
  { user, photo, targets, sessions, devices, browsers }: OwnData,
  others: Readonly<Record<DataOwner, Data>>,
  exportedAt: Date,
): PersonalDataDto {
  const { loginAlerts, testReminders } = user;
  return {
    exportedAt: exportedAt.toISOString(),
    account: presentAccount(user),
    settings: { loginAlerts, testReminders },
    targets: { exams: targets?.targets ?? [], answeredAt: targets?.answeredAt ?? null },
    sessions: sessions.map(presentSession),
    devices: devices.map(({ device, firstSeenAt }) => ({ device, firstSeenAt })),
    browsers: browsers.map(presentBrowser),
    photo: photo && `data:image/webp;base64,${photo.webp.toString('base64')}`,
    ...others,
  };
}

/** Omits the password hash: it is useless to the student and useful to somebody who steals the file. */
function presentAccount(user: UserEntity): Data {
  const { id, name, email, mobile, education, address, membership, avatar } = user;
  const { passwordHash, providerId, verifiedAt, createdAt, updatedAt } = user;
  const { suspendedAt, suspensionReason } = user;
  return {
    ...{ id, name, email, mobile, education, address, membership, avatar },
    hasPassword: passwordHash !== null,
    signInProviderId: providerId,
    ...{ verifiedAt, createdAt, updatedAt },
    ...(suspendedAt && { suspendedAt, suspensionReason }),
  };
}

function presentSession({
  device,
  isRemembered,
  createdAt,
  expiresAt,
  endedAt,
}: SessionEntity): Data {
  return { device, isRemembered, startedAt: createdAt, expiresAt, endedAt };
}

/** Omits the digest of the secret, because it identifies the browser only to this service. */
function presentBrowser({
  device,
  firstSeenAt,
  lastSeenAt,
  knownUntil,
}: KnownBrowserWithExpiry): Data {
  return { device, firstSeenAt, lastSeenAt, keptUntil: knownUntil };
}
