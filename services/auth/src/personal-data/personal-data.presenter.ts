import { ApiProperty } from '@nestjs/swagger';

import type { User } from '../accounts/user.entity.js';
import type { KnownBrowserWithExpiry } from '../browsers/known-browsers.service.js';
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

/** The data that this service stores about a student. */
export interface OwnData {
  user: User;
  photo: Photo | null;
  sessions: readonly Session[];
  devices: readonly KnownDevice[];
  browsers: readonly KnownBrowserWithExpiry[];
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

/** Omits the password hash: it is useless to the student and useful to somebody who steals the file. */
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

/** Omits the digest of the secret, because it identifies the browser only to this service. */
function presentBrowser({
  device,
  firstSeenAt,
  lastSeenAt,
  knownUntil,
}: KnownBrowserWithExpiry): Data {
  return { device, firstSeenAt, lastSeenAt, keptUntil: knownUntil };
}
