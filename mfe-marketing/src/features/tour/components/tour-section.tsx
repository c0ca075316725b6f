import { Section } from '../../../shared/section';
import * as texts from '../../../texts/tour';
import resultsPhoneDark from '../pictures/results-phone-dark.avif';
import resultsPhoneLight from '../pictures/results-phone-light.avif';
import resultsWideDark from '../pictures/results-wide-dark.avif';
import resultsWideLight from '../pictures/results-wide-light.avif';
import reviewPhoneDark from '../pictures/review-phone-dark.avif';
import reviewPhoneLight from '../pictures/review-phone-light.avif';
import reviewWideDark from '../pictures/review-wide-dark.avif';
import reviewWideLight from '../pictures/review-wide-light.avif';
import runnerPhoneDark from '../pictures/runner-phone-dark.avif';
import runnerPhoneLight from '../pictures/runner-phone-light.avif';
import runnerWideDark from '../pictures/runner-wide-dark.avif';
import runnerWideLight from '../pictures/runner-wide-light.avif';
import { ProductPicture, type ThemePicture } from './product-picture';
import styles from './tour-section.module.css';

interface Stop {
  title: string;
  text: string;
  light: ThemePicture;
  dark: ThemePicture;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}

const STOPS: readonly Stop[] = [
  {
    ...texts.take,
    light: { phone: runnerPhoneLight, wide: runnerWideLight },
    dark: { phone: runnerPhoneDark, wide: runnerWideDark },
  },
  {
    ...texts.result,
    light: { phone: resultsPhoneLight, wide: resultsWideLight },
    dark: { phone: resultsPhoneDark, wide: resultsWideDark },
  },
  {
    ...texts.review,
    light: { phone: reviewPhoneLight, wide: reviewWideLight },
    dark: { phone: reviewPhoneDark, wide: reviewWideDark },
  },
];

/** What a student does on this site, in real pictures of it. */
export function TourSection() {
  return (
    <Section id="tour" title={texts.title}>
      <ol className={styles.tour}>
        {STOPS.map(({ title, text, ...picture }, index) => (
          <li key={title} className={styles.stop}>
            <div className={styles.words}>
              <p className={styles.number} aria-hidden="true">
                {index + 1}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ProductPicture {...picture} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
