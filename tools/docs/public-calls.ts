const browse = 'never questions';
const chat =
  'anyone with its id can read and continue a conversation, but not read what a signed-in student said in it; the browser creates the id from 96 random bits';

/** Notes on public calls. */
export const publicCallNotes: Readonly<Record<string, string>> = {
  'GET /api/user/profile/photos/{file}': 'by a name that cannot be guessed',
  'GET /exams': browse,
  'GET /exams/search': browse,
  'GET /exams/{examId}': browse,
  'GET /exams/{examId}/tests/{testId}': browse,
  'GET /exams/{examId}/tests/{testId}/calendar.ics': browse,
  'GET /exams/{examId}/tests/{testId}/cutoffs': browse,
  'GET /figures/{figureId}':
    'by a digest of the picture, which nobody can guess who has not seen it; also of live tests before they open',
  'GET /sitemap.xml': 'the addresses of public pages',
  'POST /chat/start': chat,
  'POST /chat/message': chat,
  'POST /chat/clear': chat,
  'POST /api/test/browser-reports':
    'pages report their errors; they are logged and counted, not stored, and shown to nobody',
};
