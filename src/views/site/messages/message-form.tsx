import { type ReactNode, useId } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { type FormControls, type FormOptions, useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useAcceptances, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './message-form.css.ts'

export interface MessageFormProps<Field extends string, Request>
  extends Omit<FormOptions<Record<Field, string>, Request>, 'refusal' | 'submit'> {
  form: FormActor<Request>
  heading: string
  /** the text instead of the form once it was accepted */
  accepted: string
  /** the button that shows the form again, empty */
  again: string
  submitLabel: string
  children: (field: FormControls<Field>) => ReactNode
}

/** A form on a content page. */
export function MessageForm<Field extends string, Request>(props: MessageFormProps<Field, Request>) {
  const { form, heading, accepted, again } = props
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
            <div key={acceptances}>
              <Fields {...props} />
            </div>
          )}
        </div>
      </Card>
    </section>
  )
}

function Fields<Field extends string, Request>({
  form,
  submitLabel,
  children,
  ...options
}: MessageFormProps<Field, Request>) {
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    ...options,
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary headingLevel="h3" problems={problems} attempt={attempt} />
      {children(field)}
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        {submitLabel}
      </Button>
    </Form>
  )
}
