import { useSelector } from '@xstate/react'
import { type SubmitEvent, useRef, useState } from 'react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Chip } from '#src/ui/display/chip.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './coupon-box.css.ts'

export function CouponBox() {
  const coupon = useSystemActor('coupon')
  const code = useSelector(coupon, ({ context }) => context.couponCode)
  const isUnreachable = useSelector(coupon, (snapshot) => snapshot.hasTag('unreachable'))
  const offline = useOffline()
  const box = useRef<HTMLDivElement>(null)
  // chip and form replace each other when a coupon is applied or removed
  const focus = useFocusFallback(
    () => undefined,
    () => box.current?.querySelector<HTMLElement>('button, summary'),
  )
  if (isUnreachable) {
    return (
      <ErrorState
        title="Your coupon could not be loaded."
        onRetry={() => coupon.send({ type: 'coupon.load' })}
        retryBlocked={offline}
      />
    )
  }
  return (
    <div ref={box} {...focus}>
      {code === null ? (
        <Disclosure summary="Have a coupon?">
          <CouponForm />
        </Disclosure>
      ) : (
        <Chip onRemove={() => coupon.send({ type: 'coupon.remove' })}>Coupon {code}</Chip>
      )}
    </div>
  )
}

function CouponForm() {
  const coupon = useSystemActor('coupon')
  const isPending = useSelector(coupon, (snapshot) => snapshot.hasTag('pending'))
  const [code, setCode] = useState('')
  const failure = useSelector(coupon, ({ context }) => context.failure)
  // a refusal on another page is not about this form
  const [earlier] = useState(failure)
  const error = failure === null || failure === earlier ? null : failure.error || MESSAGES.anErrorOccurred
  const offline = useOffline()
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    coupon.send({ type: 'coupon.apply', coupon_code: code.trim() })
  }
  return (
    <form className={css.form} onSubmit={apply} noValidate>
      <TextField
        label="Coupon code"
        value={code}
        autoComplete="off"
        onChange={(event) => setCode(event.currentTarget.value)}
        {...(error === null ? {} : { error })}
      />
      <Button type="submit" busy={isPending} blockedReason={offline}>
        Apply
      </Button>
    </form>
  )
}
