import type { AuthContract } from '@abhyas/service-kit';
import { StubServer, type StubRequest, type StubResponse } from '@abhyas/service-kit/testing';

/** A stub of the auth service's internal endpoint for recipients. */
export class AuthServer extends StubServer {
  /** Students who want reminders. */
  readonly recipients = new Map<string, { name: string; email: string }>();
  readonly requests: string[][] = [];
  /** Students with an account: all of them get mails about their registrations. */
  readonly accounts = new Map<string, { name: string; email: string }>();
  isDown = false;

  constructor(private readonly credential: string) {
    super();
  }

  protected respond({ method, path, headers, body }: StubRequest): StubResponse {
    if (this.isDown) return { status: 500, body: {} };
    const isAuthorized = headers['x-service-credential'] === this.credential;
    const isKnownRoute = method === 'POST' && path === '/internal/users/recipients';
    if (!isAuthorized || !isKnownRoute) return { status: 403, body: {} };
    return { body: this.handle(body) };
  }

  private handle(text: string): AuthContract.RecipientView[] {
    const { userIds, mail } = JSON.parse(text) as AuthContract.RecipientsDto;
    if (userIds.length > 500) return [];
    if (mail === 'testReminders') this.requests.push(userIds);
    const students = mail === 'testReminders' ? this.recipients : this.accounts;
    return userIds.flatMap((id) => {
      const student = students.get(id);
      return student ? [{ id, ...student }] : [];
    });
  }
}
