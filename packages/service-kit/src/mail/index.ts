export {
  inTime,
  MAIL_QUEUE,
  MailQueueClient,
  MAIL_QUEUE_PREFIX,
  mailWorkerConnection,
  type MailOptions,
  type QueuedMail,
} from './mail-queue.js';
export { OutageReporter } from './outage-reporter.js';
