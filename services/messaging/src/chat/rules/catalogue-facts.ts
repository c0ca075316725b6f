import { z } from 'zod';

const examFactsSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string().default(''),
  price: z.number(),
  totalTests: z.number(),
  freeTests: z.number().optional(),
  duration: z.string().optional(),
  lastUpdated: z.string().optional(),
  features: z.array(z.string()).default([]),
  testCounts: z.record(z.string(), z.number()).default({}),
  subjects: z.array(z.string()).default([]),
});

const upcomingFactsSchema = z.object({
  name: z.string(),
  examName: z.string().optional(),
  startsAt: z.string(),
  duration: z.number().optional(),
});

/**
 * The fields of the catalogue's response that the assistant uses. Unknown fields are ignored and most
 * fields are optional, so that either service can be deployed first.
 */
export const catalogueFactsSchema = z.object({
  exams: z.array(examFactsSchema),
  upcomingTests: z.array(upcomingFactsSchema).default([]),
});

export type ExamFacts = z.infer<typeof examFactsSchema>;
export type UpcomingFacts = z.infer<typeof upcomingFactsSchema>;
export type CatalogueFacts = z.infer<typeof catalogueFactsSchema>;
