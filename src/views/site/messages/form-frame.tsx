import { type ReactNode, useId } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { type FormActor, useAcceptances, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import * as css from './form-frame.css.ts'

export interface FormFrameProps {
  form: FormActor
  heading: string
  /** the text instead of the form once it was accepted */
  accepted: string
  /** the button that shows the form again, empty */
  again: string
  children: ReactNode
}

/** A form on a content page. */
export function FormFrame({ form, heading, accepted, again, children }: FormFrameProps) {
  const { isAccepted } = useFormActor(form)
  const acceptances = useAcceptances(form)
  const headingId = useId()
  const swap = useFocusOnSwap<HTMLDivElement>(isAccepted)
  return (
    <section aria-labelledby={headingId} className={css.frame}>
      <Card className={css.card}>
        <h2 id={headingId}>{heading}</h2>
        <div ref={swap}>
          {isAccepted ? (
            <Notice
              tone="success"
              heading="Sent"
              headingLevel="h3"
              actions={
                <Button size="sm" onClick={() => form.send({ type: 'form.edit' })}>
                  {again}
                </Button>
              }
            >
              {accepted}
            </Notice>
          ) : (
            // emptied after each accepted form
            <div key={acceptances}>{children}</div>
          )}
        </div>
      </Card>
    </section>
  )
}
