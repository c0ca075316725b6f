import { ChevronLeft, ChevronRight, IconButton, Pause, Play } from '@abhyas/ui';
import type { CSSProperties } from 'react';
import { Section } from '../../../shared/section';
import { useCarousel } from '../hooks/use-carousel';
import { useSwipe } from '../hooks/use-swipe';
import { TESTIMONIALS } from '../rules/testimonials';
import { TestimonialCard } from './testimonial-card';
import styles from './testimonials-section.module.css';

/** A row of testimonials that advances by itself; hover, focus and Pause stop it. */
export function TestimonialsSection() {
  const carousel = useCarousel(TESTIMONIALS.length);
  const { first, shown, go } = carousel;
  const swipe = useSwipe(go);
  const last = Math.min(first + shown, TESTIMONIALS.length);
  return (
    <Section id="testimonials" ground="band" title="What students say">
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label="Testimonials"
        {...carousel.pauseHandlers}
      >
        <div className={styles.window} {...swipe}>
          <ul
            className={styles.row}
            style={{ '--first': first, '--shown': shown } as CSSProperties}
            aria-live={carousel.isRunning ? 'off' : 'polite'}
          >
            {TESTIMONIALS.map((testimonial, index) => (
              <li
                key={testimonial.id}
                className={styles.place}
                inert={index < first || index >= last}
              >
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.controls}>
          <p className={styles.where}>
            {shown === 1 ? first + 1 : `${first + 1}–${last}`} of {TESTIMONIALS.length}
          </p>
          {carousel.canRun && (
            <IconButton label={carousel.isPaused ? 'Play' : 'Pause'} onClick={carousel.togglePause}>
              {carousel.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          )}
          <IconButton
            label="Previous testimonials"
            onClick={() => {
              go(-1);
            }}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Next testimonials"
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
