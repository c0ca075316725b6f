import * as texts from '../../texts/frame';
/** "Top 57%": a rank as a share of all students, never better than it is. Rank 51 of 91 is "Top 57%". */
export function topPercent(rank: number, students: number): string {
  return texts.topPercent(Math.ceil((100 * rank) / students));
}
