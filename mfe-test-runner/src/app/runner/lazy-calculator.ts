import { lazyWithRetry } from '@abhyas/web-kit';

/** Few exams have a calculator, so it has a chunk of its own. */
export const LazyCalculator = lazyWithRetry(async () => ({
  default: (
    await import(
      /* webpackChunkName: "calculator" */ '../../features/calculator/components/calculator'
    )
  ).Calculator,
}));
