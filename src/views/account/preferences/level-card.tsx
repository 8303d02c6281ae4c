import { useEffect, useRef } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { PATHS } from '#contract/content/paths.ts'
import type { Profile } from '#contract/account/profile.ts'
import { sendSilverLevel, type UpdatedCustomer } from '#src/services/account/account-forms.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useAcceptances, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { isSilverOffered, levelName } from './offered-level.ts'
import * as css from './preferences.css.ts'

export const silverForm: FormDefinition<null, UpdatedCustomer> = {
  send: sendSilverLevel,
  successText: () => MESSAGES.pricingLevelUpdated,
  onAccepted: ({ user, customer }, { systemActor }) =>
    systemActor('session').send({ type: 'customer.updated', user, customer }),
}

export type SilverFormActor = FormActor<null, UpdatedCustomer>

/** The price level, and silver where that is cheaper. */
export function LevelCard({ profile, form }: { profile: Profile; form: SilverFormActor }) {
  const { customer } = useSession()
  const hasMoved = useAcceptances(form) > 0
  const heading = useRef<HTMLHeadingElement>(null)
  // the button was removed
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <Card as="section" aria-labelledby="level-title" className={css.card}>
      <h2 id="level-title" ref={heading} tabIndex={-1} className={css.heading}>
        Price level
      </h2>
      <p className={css.level}>{levelName(customer)}</p>
      {hasMoved && <Notice tone="success">{MESSAGES.pricingLevelUpdated}</Notice>}
      {isSilverOffered(profile, customer) && <SilverOffer form={form} />}
      <p className={css.note}>
        Larger volumes have lower prices: <Link to={PATHS.volumeApplication}>apply for volume pricing</Link>.
      </p>
    </Card>
  )
}

function SilverOffer({ form }: { form: SilverFormActor }) {
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  return (
    <>
      <ErrorSummary problems={refused} headingLevel="h3" attempt={refused.length} />
      <p>The silver level has lower prices than yours. They count at once, also in your cart.</p>
      <div>
        <Button
          tone="primary"
          busy={isPending}
          blockedReason={offline}
          onClick={() => form.send({ type: 'form.submit', request: null })}
        >
          Move to silver
        </Button>
      </div>
    </>
  )
}
