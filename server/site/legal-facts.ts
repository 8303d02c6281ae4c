import { requiredAge } from '#contract/site/age.ts'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'

/** What differs between the storefronts in the texts of their terms and their privacy policy. */
export interface LegalFacts {
  readonly shop: string
  readonly phone: string
  readonly age: string
  readonly products: string
  readonly buyer: string
}

export const LEGAL_FACTS: Readonly<Record<ProjectId, LegalFacts>> = {
  [CONSUMER_PROJECT]: {
    shop: 'consumer',
    phone: '(417) 555-0140',
    age: `${requiredAge(CONSUMER_PROJECT, null)} years old, or 21 where your state says so,`,
    products:
      'The products of this storefront are consumer fireworks of class 1.4G or 1.4S, and gear for them.',
    buyer: 'If you resell, you hold the permits that your state, county and town ask for.',
  },
  [PROFESSIONAL_PROJECT]: {
    shop: 'professional',
    phone: '(417) 555-0175',
    age: `${requiredAge(PROFESSIONAL_PROJECT, null)} years old`,
    products:
      'The products of this storefront are for professional use: display fireworks of class 1.3G, articles pyrotechnic of class 1.4G, and gear for them.',
    buyer:
      'For display fireworks you hold a federal explosives license or permit that covers them, approved storage, and the insurance that your site asks for. You send us copies before the first order leaves.',
  },
}
