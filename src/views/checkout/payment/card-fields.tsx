import { useState } from 'react'
import type { CardField } from '#machines/checkout/payment/payment.types.ts'
import { CardMark } from '#src/ui/display/card-mark.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { afterPress } from '#src/ui/focus/after-press.ts'
import { MaskedField } from '#src/views/checkout/masked-field.tsx'
import { cleanCardNumber, cleanExpiry, expiryOf, formatCardNumber, formatExpiry } from './card-format.ts'
import { CARD_FIELD_IDS } from './card-field-ids.ts'
import { type CardErrors, markOf } from './card-errors.ts'
import * as css from './payment.css.ts'
import { DepositField } from './deposit-field.tsx'
import type { CardForm } from './use-card.ts'

export interface CardFieldsFormProps {
  form: CardForm
  /** shows the errors of all fields, not only of those that were left */
  isChecked: boolean
  /** the decline by the bank, shown at the number */
  decline: string | undefined
}

/** Number, name, expiry and security code; validated on blur. */
export function CardFieldsForm({ form, isChecked, decline }: CardFieldsFormProps) {
  const { card, change } = form
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const isEmpty = {
    number: !card.number,
    name: !card.name,
    expiry: !card.month,
    cvv: !card.cvv,
    deposit: false,
  }
  const shown = (field: CardField): CardErrors[CardField] =>
    isChecked || (left.has(field) && !isEmpty[field]) ? form.errors[field] : undefined
  const common = (field: CardField, error = shown(field)) => ({
    id: CARD_FIELD_IDS[field],
    error,
    onBlur: () => afterPress(() => setLeft((before) => new Set([...before, field]))),
  })
  const mark = markOf(card.number)
  return (
    <div className={css.card}>
      <MaskedField
        {...common('number', shown('number') ?? decline)}
        label="Card number"
        autoComplete="cc-number"
        digits={card.number}
        format={formatCardNumber}
        clean={cleanCardNumber}
        onDigits={(number) => number !== card.number && change('number', { number })}
        end={
          mark && (
            <span className={css.mark}>
              <CardMark brand={mark} />
            </span>
          )
        }
        endWidth="wide"
      />
      <div className={css.cardRow}>
        <div className={css.wholeRow}>
          <TextField
            {...common('name')}
            label="Name on card"
            autoComplete="cc-name"
            enter="blur"
            maxLength={80}
            value={card.name}
            onChange={(event) => change('name', { name: event.currentTarget.value })}
          />
        </div>
        <MaskedField
          {...common('expiry')}
          label="Expires (MM / YY)"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          digits={card.month + card.year}
          format={formatExpiry}
          clean={cleanExpiry}
          onDigits={(digits) => digits !== card.month + card.year && change('expiry', expiryOf(digits))}
        />
        <MaskedField
          {...common('cvv')}
          label="Security code"
          hint={form.isAmex ? '4 digits on the front' : '3 digits on the back'}
          autoComplete="cc-csc"
          digits={card.cvv}
          format={(digits) => digits}
          clean={(digits) => digits.slice(0, form.isAmex ? 4 : 3)}
          onDigits={(cvv) => cvv !== card.cvv && change('cvv', { cvv })}
        />
      </div>
      <DepositField
        {...common('deposit')}
        dollars={card.deposit}
        onChange={(deposit) => change('deposit', { deposit })}
      />
    </div>
  )
}
