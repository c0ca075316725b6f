import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { memoryManagementFamilies } from './memory-management.ts';

function listOf(text: string): number[] {
  return numbersOf(text.replaceAll(',', ' '));
}

function pagingOf(stem: string): { frames: number; pages: number[] } {
  const [, frames = '', list = ''] = /has (\d) page frames.*pages ([\d, and]+) in/.exec(stem) ?? [];
  return { frames: Number(frames), pages: listOf(list) };
}

/** The fewest faults that any choice of victims gives. */
function fewestFaults(pages: readonly number[], frames: number, kept: readonly number[]): number {
  const [page, ...rest] = pages;
  if (page === undefined) return 0;
  if (kept.includes(page)) return fewestFaults(rest, frames, kept);
  if (kept.length < frames) return 1 + fewestFaults(rest, frames, [...kept, page]);
  return (
    1 +
    Math.min(
      ...kept.map((out) =>
        fewestFaults(rest, frames, [...kept.filter((other) => other !== out), page]),
      ),
    )
  );
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'page-faults-fifo': (stem) => {
    const { frames, pages } = pagingOf(stem);
    const ring: (number | undefined)[] = Array.from({ length: frames });
    let hand = 0;
    let faults = 0;
    for (const page of pages) {
      if (ring.includes(page)) continue;
      ring[hand] = page;
      hand = (hand + 1) % frames;
      faults += 1;
    }
    return faults;
  },
  'page-faults-lru': (stem) => {
    const { frames, pages } = pagingOf(stem);
    // A page is still there unless as many others as there are frames were used since.
    return pages.filter((page, place) => {
      const last = pages.lastIndexOf(page, place - 1);
      if (place === 0 || last < 0) return true;
      return new Set(pages.slice(last + 1, place)).size >= frames;
    }).length;
  },
  'page-faults-optimal': (stem) => {
    const { frames, pages } = pagingOf(stem);
    return fewestFaults(pages, frames, []);
  },
  'disk-shortest-seek-first': (stem) => {
    const [, start = '', list = ''] =
      /cylinder (\d+), and .*cylinders ([\d, and]+) are/.exec(stem) ?? [];
    const waiting = new Set(listOf(list));
    let at = Number(start);
    let moved = 0;
    while (waiting.size > 0) {
      let reach = 0;
      while (!waiting.has(at - reach) && !waiting.has(at + reach)) reach += 1;
      at = waiting.has(at - reach) ? at - reach : at + reach;
      waiting.delete(at);
      moved += reach;
    }
    return moved;
  },
  'disk-look': (stem) => {
    const [, start = '', towards = '', list = ''] =
      /is at (\d+) and moves towards (\w+) numbers\. Requests for ([\d, and]+) are/.exec(stem) ??
      [];
    const requests = listOf(list);
    const [low, high] = [Math.min(...requests), Math.max(...requests)];
    const [turn, end] = towards === 'higher' ? [high, low] : [low, high];
    return Math.abs(turn - Number(start)) + Math.abs(turn - end);
  },
  'tlb-access-time': (stem) => {
    const [tlb = 0, memory = 0, hit = 0] = numbersOf(stem);
    let total = 0;
    for (let access = 0; access < 100; access += 1) {
      total += tlb + memory + (access < hit ? 0 : memory);
    }
    return total / 100;
  },
  'page-table-size': (stem) => {
    const [bits = 0, kilobytes = 0, entry = 0] = numbersOf(stem);
    const pages = 2n ** BigInt(bits) / BigInt(kilobytes * 1024);
    const size = Number((pages * BigInt(entry)) / 1024n);
    return size >= 1024 ? size / 1024 : size;
  },
  'internal-fragmentation': (stem) => {
    const [size = 0, page = 0] = numbersOf(stem);
    return page - (size % page);
  },
  'memory-allocation-fit': (stem) => {
    const [, list = '', wanted = '', fit = ''] =
      /holes of ([\d, and]+) KB, in .* for ([\d, and]+) KB come .* With (\w+) fit/.exec(stem) ?? [];
    const holes = listOf(list).map((size) => ({ size, left: size }));
    let answer = '';
    for (const request of listOf(wanted)) {
      let chosen: { size: number; left: number } | undefined;
      for (const hole of holes) {
        if (hole.left < request) continue;
        const better =
          fit === 'best' ? hole.left < (chosen?.left ?? Infinity) : hole.left > (chosen?.left ?? 0);
        if (!chosen || (fit !== 'first' && better)) chosen = hole;
      }
      expect(chosen).toBeDefined();
      if (chosen) chosen.left -= request;
      answer = `The hole of ${chosen?.size} KB`;
    }
    return answer;
  },
  'inode-largest-file': (stem) => {
    const [direct, single, kilobytes, pointer] = [0, 1, 2, 3].map((place) => numberAt(stem, place));
    let bytes = (direct ?? 0) * (kilobytes ?? 0) * 1024;
    for (let block = 0; block < (single ?? 0); block += 1) {
      for (let at = 0; at < (kilobytes ?? 0) * 1024; at += pointer ?? 1)
        bytes += (kilobytes ?? 0) * 1024;
    }
    return bytes / 1024;
  },
};

describeFamilies('memory management families', memoryManagementFamilies, SOLVERS, {
  'inode-largest-file': 140,
});
