import type { AttemptSummary } from '../clients/attempt.client.js';
import type { Recommendation } from '../clients/catalogue.client.js';
import type { UserEntity } from '../users/user.entity.js';
import type { ProfileDto } from './profile.dto.js';

export function presentProfile(
  user: UserEntity,
  summary: AttemptSummary,
  recommendedTests: Recommendation[],
): ProfileDto {
  const { name, email, mobile, education, address, avatar, membership } = user;
  const { testsTaken, testsMarked, avgScore, lastTest, recentActivity } = summary;
  return {
    ...{ name, email, mobile, education, address, avatar, membership },
    ...{ testsTaken, avgScore, lastTest, recentActivity },
    ...(testsMarked !== undefined && { testsMarked }),
    recommendedTests,
  };
}
