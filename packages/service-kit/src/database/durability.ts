/** What decides whether a commit is on disk when it is acknowledged. The driver returns numbers or their texts. */
export interface DurabilitySettings {
  readonly flush: number | string;
  readonly hasBinaryLog: number | string;
  readonly syncBinaryLog: number | string;
}

export const DURABILITY_SETTINGS = `
  SELECT @@innodb_flush_log_at_trx_commit AS flush, @@log_bin AS hasBinaryLog,
         @@sync_binlog AS syncBinaryLog`;

/**
 * The setting with which an acknowledged commit could be lost, and its value. With a binary log, a server that comes
 * back after a crash rolls back what this log does not have.
 */
export function wrongSetting(settings: DurabilitySettings): string | undefined {
  const { flush, hasBinaryLog, syncBinaryLog } = settings;
  if (Number(flush) !== 1) return `innodb_flush_log_at_trx_commit=${flush}`;
  if (Number(hasBinaryLog) === 1 && Number(syncBinaryLog) !== 1)
    return `sync_binlog=${syncBinaryLog}`;
  return undefined;
}
