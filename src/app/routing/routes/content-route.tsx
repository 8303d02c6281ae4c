import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import type { FormName } from '#src/views/content/blocks/blocks.tsx'
import { ContentPage } from '#src/views/content/content-page.tsx'
import { ContactForm, contactForm } from '#src/views/site/messages/contact-form.tsx'
import { NewsletterForm, newsletterForm } from '#src/views/site/messages/newsletter-form.tsx'
import { PostPage } from '#src/views/content/news/post-page.tsx'

const form = (name: FormName) => (name === 'contact' ? <Contact /> : <Newsletter />)
const Contact = () => <ContactForm form={useFormSubmission(contactForm)} />
const Newsletter = () => <NewsletterForm form={useFormSubmission(newsletterForm)} />

export const ContentRoute = () => <ContentPage form={form} />
export const PostRoute = () => <PostPage form={form} />
