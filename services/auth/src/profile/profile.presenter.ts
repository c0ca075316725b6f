import { ApiProperty } from '@nestjs/swagger';

import type { User } from '../accounts/user.entity.js';
import type { AttemptSummary } from '../clients/attempt.client.js';
import type { Recommendation } from '../clients/catalogue.client.js';

export class ActivityView {
  @ApiProperty()
  testName: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty({ description: 'Percent' })
  score: number;

  @ApiProperty()
  attemptId: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;
}

export class RecommendationView {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;
}

export class ProfileView {
  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  mobile: string;

  @ApiProperty()
  education: string;

  @ApiProperty()
  address: string;

  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  @ApiProperty()
  membership: string;

  @ApiProperty()
  testsTaken: number;

  @ApiProperty({ description: 'Percent' })
  avgScore: number;

  @ApiProperty({ type: String, nullable: true, description: 'Title of the last test taken' })
  lastTest: string | null;

  @ApiProperty({ type: [ActivityView] })
  recentActivity: ActivityView[];

  @ApiProperty({ type: [RecommendationView] })
  recommendedTests: RecommendationView[];
}

export function presentProfile(
  user: User,
  summary: AttemptSummary,
  recommendedTests: Recommendation[],
): ProfileView {
  const { name, email, mobile, education, address, avatar, membership } = user;
  const { testsTaken, avgScore, lastTest, recentActivity } = summary;
  return {
    ...{ name, email, mobile, education, address, avatar, membership },
    ...{ testsTaken, avgScore, lastTest, recentActivity },
    recommendedTests,
  };
}
