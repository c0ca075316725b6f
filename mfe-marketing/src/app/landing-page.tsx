import { useDocumentTitle } from '@abhyas/web-kit';
import { AboutSection } from '../features/about/components/about-section';
import { ContactSection } from '../features/contact/components/contact-section';
import { ExamCategoriesSection } from '../features/exam-categories/components/exam-categories-section';
import { HeroSection } from '../features/hero/components/hero-section';
import { StatsSection } from '../features/stats/components/stats-section';
import { TestimonialsSection } from '../features/testimonials/components/testimonials-section';

/** The public start page. */
export function LandingPage() {
  useDocumentTitle('Mock tests for competitive exams');
  return (
    <>
      <HeroSection />
      <AboutSection />
      <ExamCategoriesSection />
      <StatsSection />
      <TestimonialsSection />
      <ContactSection />
    </>
  );
}
