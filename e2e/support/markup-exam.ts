import type { OwnExam } from './own-exams.ts';

const NAME = `Trial </script><script>document.title='x'</script><!--# echo var="request_id" --> "b" 'c' \u2028 &lt;`;

/** An exam whose name is markup. */
export const markupExam: OwnExam = {
  name: NAME,
  questions: Array.from({ length: 20 }, (_, number) => ({
    ...{ subject: NAME, topic: 'Addition', correct: 0 },
    question: `What is ${number} + 2?`,
    options: [2, 3, 4, 5].map((more) => String(number + more)),
  })),
};
