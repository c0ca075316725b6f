import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { LoginLimits } from './login-limits.js';

@Module({
  imports: [BrowsersModule],
  providers: [LoginLimits],
  exports: [LoginLimits],
})
export class LoginLimitsModule {}
