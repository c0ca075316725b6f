import { ChevronLeft, ChevronRight, IconButton, Pause, Play } from '@abhyas/ui';
import type { CSSProperties } from 'react';
import { Section } from '../../../shared/section';
import { TESTIMONIALS } from '../../../texts/students';
import * as texts from '../../../texts/testimonials';
import { useCarousel } from '../hooks/use-carousel';
import { useSwipe } from '../hooks/use-swipe';
import { StarShape, TestimonialCard } from './testimonial-card';
import styles from './testimonials-section.module.css';

/** A row of testimonials that advances by itself; hover, focus and Pause stop it. */
export function TestimonialsSection() {
  const carousel = useCarousel(TESTIMONIALS.length);
  const { first, shown, go } = carousel;
  const swipe = useSwipe(go);
  const last = shown === undefined ? undefined : Math.min(first + shown, TESTIMONIALS.length);
  return (
    <Section id="testimonials" ground="band" title={texts.title}>
      <StarShape />
      <div
        role="group"
        aria-roledescription={texts.carousel}
        aria-label={texts.testimonials}
        {...carousel.pauseHandlers}
      >
        <div className={styles.window} {...swipe}>
          <ul
            className={styles.row}
            style={{ '--first': first } as CSSProperties}
            aria-live={carousel.isRunning ? 'off' : 'polite'}
          >
            {TESTIMONIALS.map((testimonial, index) => (
              <li
                key={testimonial.id}
                className={styles.place}
                inert={last !== undefined && (index < first || index >= last)}
              >
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.controls}>
          <p className={styles.where}>
            {last !== undefined && texts.shown(first + 1, last, TESTIMONIALS.length)}
          </p>
          {carousel.canRun && (
            <IconButton
              className={styles.run}
              label={carousel.isPaused ? texts.play : texts.pause}
              onClick={carousel.togglePause}
            >
              {carousel.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          )}
          <IconButton
            label={texts.previous}
            onClick={() => {
              go(-1);
            }}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={texts.next}
            onClick={() => {
              go(1);
            }}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Section>
  );
}
