import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { download, page, text } from './entry-builders.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'

const terms = (project: ProjectId) =>
  page(project, {
    path: '/pages/terms-of-use',
    title: 'Terms of Use',
    about: `The terms of orders in the ${LEGAL_FACTS[project].shop} storefront: who may order, payment, shipping, returns and use.`,
    blocks: [
      text(termsOfUse(LEGAL_FACTS[project])),
      download('Terms of Use as PDF', 'terms-of-use.pdf', 'The same text, to print or to file'),
    ],
  })

const privacy = (project: ProjectId) =>
  page(project, {
    path: '/pages/privacy-policy',
    title: 'Privacy Policy',
    about: `What the ${LEGAL_FACTS[project].shop} storefront keeps about you, who receives it and how long it stays.`,
    blocks: [
      text(privacyPolicy(LEGAL_FACTS[project])),
      download('Privacy Policy as PDF', 'privacy-policy.pdf', 'The same policy on paper'),
    ],
  })

export const legalPages = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).flatMap((project) => [
  terms(project),
  privacy(project),
])
