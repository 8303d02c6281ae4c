import type { CardField } from '#machines/checkout/payment/payment.types.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import type { CardErrors } from './card-errors.ts'
import { CARD_FIELD_IDS } from './card-field-ids.ts'

const NAMES: Readonly<Record<CardField, string>> = {
  number: 'Card number',
  name: 'Name on card',
  expiry: 'Expiry',
  cvv: 'Security code',
  deposit: 'Deposit',
}

/** The errors in the order of the fields. */
export const cardProblems = (errors: CardErrors): FieldProblem[] =>
  (Object.keys(NAMES) as CardField[]).flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ text: `${NAMES[field]}: ${error}`, fieldId: CARD_FIELD_IDS[field] }]
  })
