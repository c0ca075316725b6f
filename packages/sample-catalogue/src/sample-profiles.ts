import { z } from 'zod';
import { listData, readJson } from './read-data.ts';
import type { SampleProfile } from './records.ts';

const part = z.looseObject({
  subject: z.string(),
  kind: z.enum(['single', 'multiple', 'numeric']),
  questions: z.int().positive(),
});

/** What the package needs of a profile; the catalogue checks the rest. */
const profile = z.looseObject({
  id: z.string(),
  exam: z.string(),
  sections: z.array(z.looseObject({ parts: z.array(part) })),
});

/** The profiles of real papers, in the order of the file names. */
export const SAMPLE_PROFILES: readonly SampleProfile[] = listData('profiles').map((file) =>
  readJson(file, profile),
);
