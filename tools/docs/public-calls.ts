const browse = 'never questions';
const chat =
  'a conversation belongs to whoever has its id, made by the browser from 96 random bits';

/** What has to be said about calls that everyone may make. */
export const publicCallNotes: Readonly<Record<string, string>> = {
  'GET /api/user/profile/photos/{file}': 'by a name that cannot be guessed',
  'GET /exams': browse,
  'GET /exams/search': browse,
  'GET /exams/{examId}': browse,
  'GET /exams/{examId}/tests/{testId}': browse,
  'GET /exams/{examId}/tests/{testId}/calendar.ics': browse,
  'POST /chat/start': chat,
  'POST /chat/message': chat,
  'POST /chat/clear': chat,
  'POST /api/test/browser-reports':
    'pages report their errors; they are logged and counted, not stored, and shown to nobody',
};
