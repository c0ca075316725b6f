import { sessionEnded, type AuthenticatedUser } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';

import { UsersRepository, type Preferences } from '../accounts/users.repository.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { presentSettings, type SettingsView } from './settings.presenter.js';

const MAX_SESSIONS = 20;

@Injectable()
export class SettingsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  async read(current: AuthenticatedUser): Promise<SettingsView> {
    const user = await this.users.findVerified(current.id);
    if (!user) throw sessionEnded();
    return presentSettings(user, await this.listSessions(current), current.sessionId);
  }

  async change(current: AuthenticatedUser, change: Partial<Preferences>): Promise<SettingsView> {
    await this.users.changePreferences(current.id, change);
    return this.read(current);
  }

  /** Always includes the current session, even if it is older than the newest twenty. */
  private async listSessions(current: AuthenticatedUser): Promise<Session[]> {
    const currentSession = await this.sessions.findOpen(current);
    const newest = await this.sessions.findAllOpen(current.id, MAX_SESSIONS);
    const others = newest.filter(({ id }) => id !== currentSession.id);
    return [currentSession, ...others].slice(0, MAX_SESSIONS);
  }
}
