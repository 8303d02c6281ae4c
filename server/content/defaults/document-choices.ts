import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'

type Choice = ContentEntry<'choice'>['body']

const choices: readonly Choice[] = [
  { type: 'pro_use_auth_types', value: 'federal_license', label: 'Federal explosives license' },
  { type: 'pro_use_auth_types', value: 'federal_permit', label: 'Federal explosives user permit' },
  { type: 'pro_use_auth_types', value: 'state_license', label: 'State display or shooter license' },
  { type: 'pro_use_auth_types', value: 'display_permit', label: 'Permit for a single display' },
  {
    type: 'pro_use_auth_types',
    value: 'letter_of_authority',
    label: 'Letter of a licensee for a named person',
  },
  { type: 'insurance_doc_types', value: 'general_liability', label: 'General liability certificate' },
  { type: 'insurance_doc_types', value: 'additional_insured', label: 'Additional insured endorsement' },
  { type: 'insurance_doc_types', value: 'hazmat_auto', label: 'Auto policy with hazmat coverage' },
  { type: 'insurance_doc_types', value: 'workers_compensation', label: 'Workers compensation certificate' },
]

/** Types of authorization and insurance documents. */
export const documentChoices = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).flatMap((project_id) =>
  choices.map(
    (body, position): ContentEntry<'choice'> => ({
      project_id,
      kind: 'choice',
      key: `${body.type}-${body.value}`,
      body,
      position,
    }),
  ),
)
