import type { Compose } from './compose.ts';

interface ImageKind {
  base: string;
  /** Megabytes over the base. */
  max: number;
  services: readonly string[];
}

const kinds: readonly ImageKind[] = [
  {
    base: 'node:24-trixie-slim',
    max: 250,
    services: ['auth', 'catalogue', 'attempt', 'messaging'],
  },
  {
    base: 'node:24-trixie-slim',
    max: 60,
    services: ['pages', 'mfe-marketing-renderer', 'mfe-exams-renderer'],
  },
  {
    base: 'nginx:1.30',
    max: 60,
    services: [
      'shell',
      'mfe-marketing',
      'mfe-exams',
      'mfe-test-runner',
      'mfe-dashboard',
      'gateway',
    ],
  },
];

/** The services whose images are built. */
export const builtServices: readonly string[] = kinds.flatMap(({ services }) => services);

/** A table of all images, and what is too large. */
export async function compareImageSizes(
  compose: Compose,
): Promise<{ table: string; problems: string[] }> {
  const lines = ['image                     MB   over its base'];
  const problems: string[] = [];
  for (const { base, max, services } of kinds) {
    const names = services.map((service) => compose.imageOf(service));
    const sizes = await compose.imageSizes([base, ...names]);
    for (const [index, service] of services.entries()) {
      const size = sizes.get(names[index] ?? '') ?? 0;
      const over = size - (sizes.get(base) ?? 0);
      lines.push(
        `${service.padEnd(23)} ${megabytes(size).padStart(4)}  ${megabytes(over).padStart(4)}, at most ${max} (${base})`,
      );
      if (over > max * 1e6)
        problems.push(`the image of ${service} is ${megabytes(over)} MB over ${base}`);
    }
  }
  return { table: lines.join('\n'), problems };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
