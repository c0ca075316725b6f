/**
 * A test with its exam, where the exam is not on the screen: `SSC CGL: Tier 1 Mock Test 1`. Several exams
 * have tests of the same title.
 *
 * @param examName undefined if the server did not send it
 */
export function testNameOf(title: string, examName: string | undefined): string {
  return examName === undefined || title.toLowerCase().includes(examName.toLowerCase())
    ? title
    : `${examName}: ${title}`;
}

/** The same for labels of controls, with the title first: `Tier 1 Mock Test 1, SSC CGL`. */
export function testLabelOf(title: string, examName: string): string {
  return title.toLowerCase().includes(examName.toLowerCase()) ? title : `${title}, ${examName}`;
}
