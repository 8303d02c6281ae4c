import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import { Section } from '#src/views/checkout/step-card.tsx'
import { STEP_TEXTS } from '#src/views/checkout/steps.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { ItemsTable } from './items-table.tsx'

const MOST = 1_000

/** The last step: the complete order before it is placed. */
export function ReviewStep() {
  const { cart, lines } = useOrder()
  const { drafts, change } = useDrafts()
  return (
    <>
      <Section title="Items">
        <ItemsTable items={lines} />
      </Section>
      <TextAreaField
        label="Comments for the warehouse or the driver"
        optional
        maxLength={MOST}
        rows={3}
        value={drafts.comments ?? cart?.comments ?? ''}
        onChange={(event) => change({ comments: event.currentTarget.value })}
      />
      <div>
        <Link to={STEP_TEXTS.payment.path} className={buttonStyle({ tone: 'quiet', flush: true })}>
          <Icon name="arrowLeft" size="sm" />
          Back to payment
        </Link>
      </div>
    </>
  )
}
