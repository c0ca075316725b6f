import { ApiProperty } from '@nestjs/swagger';

import type { User } from '../accounts/user.entity.js';
import type { Acquaintance } from '../browsers/known-browsers.service.js';
import type { DataOwner } from '../clients/personal-data.client.js';
import type { Photo } from '../photos/photo.entity.js';
import type { KnownDevice } from '../sessions/known-device.entity.js';
import type { Session } from '../sessions/session.entity.js';

const anything = { type: 'object', additionalProperties: true } as const;

type Data = Record<string, unknown>;

export class PersonalDataView {
  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty(anything)
  account: Data;

  @ApiProperty(anything)
  settings: Data;

  @ApiProperty({ type: 'array', items: anything, description: 'Log-ins that are still recorded' })
  sessions: Data[];

  @ApiProperty({ type: 'array', items: anything, description: 'Kinds of device that logged in' })
  devices: Data[];

  @ApiProperty({ type: 'array', items: anything, description: 'Browsers that count apart' })
  browsers: Data[];

  @ApiProperty({ type: String, nullable: true, description: 'The photo as a data: address' })
  photo: string | null;

  @ApiProperty(anything)
  catalogue: Data;

  @ApiProperty(anything)
  attempt: Data;

  @ApiProperty(anything)
  messaging: Data;
}

/** What this service keeps about a student. */
export interface OwnData {
  user: User;
  photo: Photo | null;
  sessions: readonly Session[];
  devices: readonly KnownDevice[];
  browsers: readonly Acquaintance[];
}

export function presentPersonalData(
  { user, photo, sessions, devices, browsers }: OwnData,
  others: Readonly<Record<DataOwner, Data>>,
  exportedAt: Date,
): PersonalDataView {
  const { loginAlerts, testReminders } = user;
  return {
    exportedAt: exportedAt.toISOString(),
    account: presentAccount(user),
    settings: { loginAlerts, testReminders },
    sessions: sessions.map(presentSession),
    devices: devices.map(({ device, firstSeenAt }) => ({ device, firstSeenAt })),
    browsers: browsers.map(presentBrowser),
    photo: photo && `data:image/webp;base64,${photo.webp.toString('base64')}`,
    ...others,
  };
}

/** The password's hash stays here: it is no use to its owner, and some to a thief of the file. */
function presentAccount(user: User): Data {
  const { id, name, email, mobile, education, address, membership, avatar } = user;
  const { passwordHash, providerId, verifiedAt, createdAt, updatedAt } = user;
  return {
    ...{ id, name, email, mobile, education, address, membership, avatar },
    hasPassword: passwordHash !== null,
    signInProviderId: providerId,
    ...{ verifiedAt, createdAt, updatedAt },
  };
}

function presentSession({ device, isRemembered, createdAt, expiresAt, endedAt }: Session): Data {
  return { device, isRemembered, startedAt: createdAt, expiresAt, endedAt };
}

/** Not the digest of its secret: it names the browser to us alone. */
function presentBrowser({ device, firstSeenAt, lastSeenAt, knownUntil }: Acquaintance): Data {
  return { device, firstSeenAt, lastSeenAt, keptUntil: knownUntil };
}
