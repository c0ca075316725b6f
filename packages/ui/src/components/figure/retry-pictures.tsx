import * as texts from '../../texts/figure';
import { Button } from '../button/button';
import { retryPictures } from './use-retried-load';

/** Loads all pictures of the page that did not load. */
export function RetryPictures() {
  return (
    <Button variant="secondary" size="sm" onClick={retryPictures}>
      {texts.tryAgain}
    </Button>
  );
}
