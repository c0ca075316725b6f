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

import { deadBefore, isSigning } from './rules/key-life.js';
import { encrypt, decrypt } from './rules/encryption.js';
import type { SigningKey } from './signing-key.entity.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

const makePair = promisify(generateKeyPair);
const FRESH_MS = 60_000;

/** A public key as the key set shows it. */
export interface PublishedKey extends JsonWebKey {
  kid: string;
}

/** The key that signs now. */
export interface PrivateSigningKey {
  id: string;
  key: KeyObject;
}

interface LoadedKey {
  id: string;
  createdAt: Date;
  published: PublishedKey;
  publicKey: KeyObject;
  sealedPrivateJwk: string;
}

/**
 * The keys that access tokens are signed with, shared by all replicas through the database. The
 * newest signs; older ones verify until their last tokens have ended.
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

  /** The key to sign with; a new one is made when there is none young enough. */
  async current(): Promise<PrivateSigningKey> {
    await this.refresh();
    const newest = this.youngKey() ?? (await this.make());
    if (this.signing?.id !== newest.id) this.signing = { id: newest.id, key: this.open(newest) };
    return this.signing;
  }

  async find(keyId: string): Promise<KeyObject | undefined> {
    await this.refresh();
    const isKnown = (key: LoadedKey): boolean => key.id === keyId;
    if (!this.keys.some(isKnown) && this.age() > 5_000) await this.load();
    return this.keys.find(isKnown)?.publicKey;
  }

  /** All keys that live tokens may be signed with. */
  async published(): Promise<PublishedKey[]> {
    await this.refresh();
    return this.keys.map((key) => key.published);
  }

  private youngKey(): LoadedKey | undefined {
    const [newest] = this.keys;
    const isYoung =
      newest && isSigning(newest.createdAt, this.clock.now(), this.config.SIGNING_KEY_DAYS);
    return isYoung ? newest : undefined;
  }

  private async make(): Promise<LoadedKey> {
    return this.repository.oneAtATime(async () => {
      await this.load();
      const young = this.youngKey();
      if (young) return young;
      await this.insertNew();
      await this.load();
      const [made] = this.keys;
      if (!made) throw new Error('the signing key just made is not there');
      return made;
    });
  }

  private async insertNew(): Promise<void> {
    const id = this.ids.uuid();
    const { publicKey, privateKey } = await makePair('ec', { namedCurve: 'P-256' });
    const secret = JSON.stringify(privateKey.export({ format: 'jwk' }));
    await this.repository.insert({
      id,
      publicJwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      sealedPrivateJwk: encrypt(secret, this.config.SIGNING_KEY_SECRET, purposeOf(id)),
      createdAt: this.clock.now(),
    });
  }

  private open({ id, sealedPrivateJwk }: LoadedKey): KeyObject {
    try {
      const jwk = decrypt(sealedPrivateJwk, this.config.SIGNING_KEY_SECRET, purposeOf(id));
      return createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' });
    } catch (fault) {
      throw new BootError(
        'SIGNING_KEY_SECRET does not open the signing keys in the database; set it to what it was when they were made',
        fault,
      );
    }
  }

  private async refresh(): Promise<void> {
    if (this.age() >= FRESH_MS) await this.load();
  }

  private age(): number {
    return Math.abs(this.clock.now().getTime() - this.loadedAt);
  }

  private async load(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.repository.findMadeAfter(deadBefore(now, this.config.SIGNING_KEY_DAYS));
    this.keys = rows.map(readKey);
    this.loadedAt = now.getTime();
  }
}

function readKey({ id, createdAt, publicJwk, sealedPrivateJwk }: SigningKey): LoadedKey {
  const jwk = JSON.parse(publicJwk) as JsonWebKey;
  return {
    id,
    createdAt,
    sealedPrivateJwk,
    published: { ...jwk, kid: id, alg: TOKEN_ALGORITHM, use: 'sig' },
    publicKey: createPublicKey({ key: jwk, format: 'jwk' }),
  };
}

function purposeOf(id: string): string {
  return `signing-key:${id}`;
}
