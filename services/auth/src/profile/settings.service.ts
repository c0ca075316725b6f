import { sessionEnded, type AuthenticatedUser } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import type { SessionEntity } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersRepository, type Preferences } from '../users/users.repository.js';
import type { SettingsDto } from './settings.dto.js';
import { presentSettings } from './settings.presenter.js';

const MAX_SESSIONS = 20;

@Injectable()
export class SettingsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  async read(current: AuthenticatedUser): Promise<SettingsDto> {
    const user = await this.users.findById(current.id);
    if (!user) throw sessionEnded();
    return presentSettings(user, await this.listSessions(current), current.sessionId);
  }

  async change(current: AuthenticatedUser, change: Partial<Preferences>): Promise<SettingsDto> {
    await this.users.changePreferences(current.id, change);
    return this.read(current);
  }

  /** Always includes the current session, even if it is older than the newest twenty. */
  private async listSessions(current: AuthenticatedUser): Promise<SessionEntity[]> {
    const currentSession = await this.sessions.findOpen(current);
    const newest = await this.sessions.findAllOpen(current.id, MAX_SESSIONS);
    const others = newest.filter(({ id }) => id !== currentSession.id);
    return [currentSession, ...others].slice(0, MAX_SESSIONS);
  }
}
