import { LoadingRegion, Skeleton, Spinner } from '../../src/index';
import type { Part } from '../part';

export const waiting: readonly Part[] = [
  {
    id: 'skeleton',
    title: 'LoadingRegion with Skeletons',
    components: ['LoadingRegion', 'Skeleton'],
    use: 'while a screen loads: with the shape and the height of what comes, so that nothing moves.',
    avoid: 'for a wait inside a button: its pending state shows it.',
    states: [
      {
        name: 'Loading',
        content: (
          <LoadingRegion label="Loading the tests">
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <br />
            <Skeleton width="60%" />
            <br />
            <Skeleton height="4rem" />
          </LoadingRegion>
        ),
      },
    ],
  },
  {
    id: 'spinner',
    title: 'Spinner',
    components: ['Spinner'],
    use: 'for a wait whose result has no known shape, and in pending buttons.',
    avoid: 'for a screen that loads: LoadingRegion.',
    states: [{ name: 'Waiting', content: <Spinner label="Loading" /> }],
  },
];
