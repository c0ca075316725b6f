import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { UsersModule } from '../users/users.module.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { RevocationAnnouncer } from './revocation-announcer.js';
import { SessionSweeper } from './session.sweeper.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [UsersModule, BrowsersModule],
  controllers: [MeController],
  providers: [SessionsRepository, SessionsService, RevocationAnnouncer, MeService, SessionSweeper],
  exports: [SessionsService, SessionsRepository],
})
export class SessionsModule {}
