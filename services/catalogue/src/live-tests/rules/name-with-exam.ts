/** A test's name for places that do not show its exam: 'SSC CGL: Live Test 1'. */
export function nameWithExam(title: string, exam: string): string {
  return title.toLowerCase().includes(exam.toLowerCase()) ? title : `${exam}: ${title}`;
}
