import { Section } from '../../../shared/section';
import * as texts from '../../../texts/tour';
import resultsPhoneDark from '../pictures/results-phone-dark.avif';
import resultsPhoneLight from '../pictures/results-phone-light.avif';
import resultsWideDark from '../pictures/results-wide-dark.avif';
import resultsWideLight from '../pictures/results-wide-light.avif';
import resultsSharpDark from '../pictures/results-wide-sharp-dark.avif';
import resultsSharpLight from '../pictures/results-wide-sharp-light.avif';
import reviewPhoneDark from '../pictures/review-phone-dark.avif';
import reviewPhoneLight from '../pictures/review-phone-light.avif';
import reviewWideDark from '../pictures/review-wide-dark.avif';
import reviewWideLight from '../pictures/review-wide-light.avif';
import reviewSharpDark from '../pictures/review-wide-sharp-dark.avif';
import reviewSharpLight from '../pictures/review-wide-sharp-light.avif';
import runnerPhoneDark from '../pictures/runner-phone-dark.avif';
import runnerPhoneLight from '../pictures/runner-phone-light.avif';
import runnerWideDark from '../pictures/runner-wide-dark.avif';
import runnerWideLight from '../pictures/runner-wide-light.avif';
import runnerSharpDark from '../pictures/runner-wide-sharp-dark.avif';
import runnerSharpLight from '../pictures/runner-wide-sharp-light.avif';
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
    light: { phone: runnerPhoneLight, wide: runnerWideLight, wideSharp: runnerSharpLight },
    dark: { phone: runnerPhoneDark, wide: runnerWideDark, wideSharp: runnerSharpDark },
  },
  {
    ...texts.result,
    light: { phone: resultsPhoneLight, wide: resultsWideLight, wideSharp: resultsSharpLight },
    dark: { phone: resultsPhoneDark, wide: resultsWideDark, wideSharp: resultsSharpDark },
  },
  {
    ...texts.review,
    light: { phone: reviewPhoneLight, wide: reviewWideLight, wideSharp: reviewSharpLight },
    dark: { phone: reviewPhoneDark, wide: reviewWideDark, wideSharp: reviewSharpDark },
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
