import type { PaperChoice, PaperPart, RunnerProfile } from '../../patterns/rules/paper-terms.js';

export interface ProfileSection {
  name: string;
  instructions: string | null;
  /** Of a locked section: the time of its own; null where the paper has one clock. */
  minutes: number | null;
  parts: PaperPart[];
  choose: PaperChoice | null;
}

/** The pattern of a real paper, as its exam’s body publishes it. */
export interface ExamProfile extends RunnerProfile {
  exam: string;
  /** What its full tests are called, before their number. */
  title: string;
  source: { title: string; url: string };
  minutes: number;
  sections: ProfileSection[];
  /** Codes of the languages of the real paper, in the order of its screen. */
  languages: string[];
  totals: { questions: number; marks: string };
}

/** A version of a profile in the catalogue. */
export interface StoredProfile {
  examId: string;
  version: number;
  profile: ExamProfile;
}
