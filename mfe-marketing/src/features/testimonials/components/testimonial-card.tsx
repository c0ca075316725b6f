import { Avatar, Star } from '@abhyas/ui';
import type { Testimonial } from '../../../texts/students';
import * as texts from '../../../texts/testimonials';
import styles from './testimonial-card.module.css';

const MAX_STARS = 5;
const STAR_ID = 'star';

/** The shape of all stars: the HTML of the page has it once. */
export function StarShape() {
  return (
    <span className={styles.shape}>
      <Star id={STAR_ID} aria-hidden="true" fill="inherit" />
    </span>
  );
}

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, content, rating, avatar } = testimonial;
  return (
    <figure className={styles.card}>
      <p className={styles.stars} role="img" aria-label={texts.stars(rating, MAX_STARS)}>
        {Array.from({ length: MAX_STARS }, (_, index) => (
          <svg key={index} viewBox="0 0 24 24" className={index < rating ? styles.full : undefined}>
            <use href={`#${STAR_ID}`} />
          </svg>
        ))}
      </p>
      <blockquote className={styles.content}>
        <p>{content}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} src={avatar} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
