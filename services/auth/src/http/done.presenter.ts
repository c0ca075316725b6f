import type { DoneDto } from './done.dto.js';

export function presentDone(message: string): DoneDto {
  return { success: true, message };
}
