import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import {
  BootError,
  CLOCK,
  IDS,
  SERVICE_CONFIG,
  TOKEN_ALGORITHM,
  type Clock,
  type Ids,
  type TokenKeys,
} from '@abhyas/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { decrypt, encrypt } from './rules/encryption.js';
import { expiredBefore, isSigning } from './rules/key-lifetime.js';
import type { SigningKeyEntity } from './signing-key.entity.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

const generatePair = promisify(generateKeyPair);
const CACHE_MS = 60_000;

/** A public key as in the key set. */
export interface PublishedKey extends JsonWebKey {
  kid: string;
}

/** The key that currently signs. */
export interface PrivateSigningKey {
  id: string;
  key: KeyObject;
}

interface LoadedKey {
  id: string;
  createdAt: Date;
  published: PublishedKey;
  publicKey: KeyObject;
  encryptedPrivateJwk: string;
}

/**
 * The keys that sign access tokens. All replicas share them through the database. The newest key signs;
 * older ones verify until their last tokens have expired.
 */
@Injectable()
export class SigningKeys implements TokenKeys, OnModuleInit {
  private keys: readonly LoadedKey[] = [];
  private loadedAt = Number.NEGATIVE_INFINITY;
  private signing: PrivateSigningKey | undefined;

  constructor(
    private readonly repository: SigningKeysRepository,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.current();
  }

  /** The signing key. Creates a new one if the newest is too old. */
  async current(): Promise<PrivateSigningKey> {
    await this.refresh();
    const newest = this.activeKey() ?? (await this.create());
    if (this.signing?.id !== newest.id)
      this.signing = { id: newest.id, key: this.decryptKey(newest) };
    return this.signing;
  }

  /** While the database is away, the known keys stay in use. */
  async find(keyId: string): Promise<KeyObject | undefined> {
    const findKnown = () => this.keys.find(({ id }) => id === keyId)?.publicKey;
    try {
      await this.refresh();
      if (!findKnown() && this.age() > 5_000) await this.load();
    } catch (error) {
      if (!findKnown()) throw error;
    }
    return findKnown();
  }

  /** All keys that may have signed unexpired tokens. */
  async published(): Promise<PublishedKey[]> {
    await this.refresh();
    return this.keys.map((key) => key.published);
  }

  private activeKey(): LoadedKey | undefined {
    const [newest] = this.keys;
    const isActive =
      newest && isSigning(newest.createdAt, this.clock.now(), this.config.SIGNING_KEY_DAYS);
    return isActive ? newest : undefined;
  }

  private async create(): Promise<LoadedKey> {
    return this.repository.withLock(async () => {
      await this.load();
      const active = this.activeKey();
      if (active) return active;
      await this.insertNew();
      await this.load();
      const [created] = this.keys;
      if (!created) throw new Error('the new signing key was not stored');
      return created;
    });
  }

  private async insertNew(): Promise<void> {
    const id = this.ids.uuid();
    const { publicKey, privateKey } = await generatePair('ec', { namedCurve: 'P-256' });
    const secret = JSON.stringify(privateKey.export({ format: 'jwk' }));
    await this.repository.insert({
      id,
      publicJwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      encryptedPrivateJwk: encrypt(secret, this.config.SIGNING_KEY_SECRET, purposeOf(id)),
      createdAt: this.clock.now(),
    });
  }

  private decryptKey({ id, encryptedPrivateJwk }: LoadedKey): KeyObject {
    try {
      const jwk = decrypt(encryptedPrivateJwk, this.config.SIGNING_KEY_SECRET, purposeOf(id));
      return createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' });
    } catch (error) {
      throw new BootError(
        'SIGNING_KEY_SECRET does not open the signing keys in the database. Set it to the value that it had when they were made',
        error,
      );
    }
  }

  private async refresh(): Promise<void> {
    if (this.age() >= CACHE_MS) await this.load();
  }

  private age(): number {
    return Math.abs(this.clock.now().getTime() - this.loadedAt);
  }

  private async load(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.repository.findCreatedAfter(
      expiredBefore(now, this.config.SIGNING_KEY_DAYS),
    );
    this.keys = rows.map(readKey);
    this.loadedAt = now.getTime();
  }
}

function readKey({ id, createdAt, publicJwk, encryptedPrivateJwk }: SigningKeyEntity): LoadedKey {
  const jwk = JSON.parse(publicJwk) as JsonWebKey;
  return {
    id,
    createdAt,
    encryptedPrivateJwk,
    published: { ...jwk, kid: id, alg: TOKEN_ALGORITHM, use: 'sig' },
    publicKey: createPublicKey({ key: jwk, format: 'jwk' }),
  };
}

function purposeOf(id: string): string {
  return `signing-key:${id}`;
}
