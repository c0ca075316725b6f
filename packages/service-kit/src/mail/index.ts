export {
  inTime,
  MAIL_QUEUE,
  MailQueueClient,
  mailQueuePlace,
  mailWorkerConnection,
  type MailOptions,
  type QueuedMail,
} from './mail-queue.js';
export { OutageReporter } from './outage-reporter.js';
