import { Module } from '@nestjs/common';
import { SECRETS, secureSecrets } from './secrets.js';

@Module({
  providers: [{ provide: SECRETS, useValue: secureSecrets }],
  exports: [SECRETS],
})
export class SecretsModule {}
