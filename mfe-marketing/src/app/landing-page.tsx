import { useDocumentTitle } from '@abhyas/web-kit';
import { AboutSection } from '../features/about/components/about-section';
import { ContactSection } from '../features/contact/components/contact-section';
import { HeroSection } from '../features/hero/components/hero-section';
import { OfferSections } from '../features/offer/components/offer-sections';
import { TestimonialsSection } from '../features/testimonials/components/testimonials-section';
import { TourSection } from '../features/tour/components/tour-section';
import * as texts from '../texts/landing';

/** The public start page. */
export function LandingPage() {
  useDocumentTitle(texts.documentTitle);
  return (
    <>
      <HeroSection />
      <AboutSection />
      <TourSection />
      <OfferSections />
      <TestimonialsSection />
      <ContactSection />
    </>
  );
}
