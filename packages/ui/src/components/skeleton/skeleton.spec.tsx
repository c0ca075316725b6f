import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LoadingRegion, Skeleton } from './skeleton';

describe('LoadingRegion', () => {
  it('announces what is loading', () => {
    render(
      <LoadingRegion label="Loading the answers">
        <Skeleton />
      </LoadingRegion>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading the answers');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('gives a screen that is loading its heading', () => {
    render(
      <LoadingRegion headingLevel={1} label="Loading the page">
        <Skeleton />
      </LoadingRegion>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Loading the page' })).toBeInTheDocument();
  });
});
