export {
  inTime,
  MAIL_QUEUE,
  MailQueueClient,
  type MailOptions,
  type QueuedMail,
} from './mail-queue.js';
export { OutageReporter } from './outage-reporter.js';
