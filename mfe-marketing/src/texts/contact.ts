export const title = 'Talk to us';
export const introduction =
  'Our office is in West Bengal. Send the form or call us, and our team will help you.';
/** After Buy Now, which fills in the subject. */
export const introductionToBuy = 'Send this form, and our team will call you.';
export const loadingForm = 'Loading the contact form';
export const needsScript =
  'You can send this form only with JavaScript. You can also call us or write an email.';
export const formFailed = 'The contact form could not be loaded';

export const loadingDetails = 'Loading contact details';
export const detailsFailed =
  'Our phone number and address could not be loaded. You can still write to us with the form.';
export const socials = 'Our social media pages';

export const form = 'Contact';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const subject = 'Subject';
export const message = 'Message';
export const phoneHint = '10 digits';
export const send = 'Send Message';
export const sent = 'Thank you! Your message has been sent successfully.';
export const notSent = 'Sorry, there was an error sending your message. Please try again.';
export const sendFailed = 'Your message was not sent.';

export const nameRequired = 'Name is required';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Email is invalid';
export const phoneRequired = 'Phone number is required';
export const phoneInvalid = 'Please enter a valid 10-digit phone number';
export const subjectRequired = 'Subject is required';
export const messageRequired = 'Message is required';
