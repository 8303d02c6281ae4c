import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Unsubscribable, UNSUBSCRIBABLE, unsubscribeCalls } from '#contract/account/unsubscribe.ts'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import * as css from './unsubscribe-page.css.ts'

interface UnsubscribeRequest {
  readonly from: Unsubscribable
  readonly token: string
}

export const unsubscribeForm: FormDefinition<UnsubscribeRequest> = {
  send: sendAs(unsubscribeCalls.unsubscribe),
  successText: () => 'You get no more of these e-mails.',
}

const TEXTS: Readonly<Record<Unsubscribable, { readonly ask: string; readonly done: string }>> = {
  stock: {
    ask: 'We will not tell you about any product that you wait for. You can ask again at each product.',
    done: 'We will not tell you when products are back.',
  },
  news: {
    ask: 'We take you off the list of the newsletter.',
    done: 'You are off the list of the newsletter. An issue that is on its way may still arrive.',
  },
}

/** Opened by the link in an e-mail, without a log-in. It acts on a press only, because programs that check e-mails open links. */
export function UnsubscribePage({ form }: { readonly form: FormActor<UnsubscribeRequest> }) {
  usePageTitle('Stop e-mails')
  const request = requestIn(useLocation().search)
  return (
    <div className={css.page}>
      <Card className={css.card}>
        <h1 tabIndex={-1}>Stop e-mails</h1>
        {request === null ? (
          <Notice tone="warn">
            This link is not complete. Open it from the e-mail once more, or change what we send you in your{' '}
            <Link to={ACCOUNT_PATHS.preferences}>preferences</Link>.
          </Notice>
        ) : (
          <Stop request={request} form={form} />
        )}
      </Card>
    </div>
  )
}

function Stop({
  request,
  form,
}: {
  readonly request: UnsubscribeRequest
  readonly form: FormActor<UnsubscribeRequest>
}) {
  const { isAccepted, isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const { ask, done } = TEXTS[request.from]
  const heading = useRef<HTMLHeadingElement>(null)
  // the button was removed
  useEffect(() => {
    if (isAccepted) heading.current?.focus()
  }, [isAccepted])
  if (isAccepted)
    return (
      <Notice tone="success" heading="Done" headingRef={heading}>
        {done}
      </Notice>
    )
  return (
    <>
      <p>{ask}</p>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {joinedErrors(refusal)}
        </Notice>
      )}
      <div>
        <Button
          tone="primary"
          busy={isPending}
          blockedReason={offline}
          onClick={() => form.send({ type: 'form.submit', request })}
        >
          Stop these e-mails
        </Button>
      </div>
    </>
  )
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function requestIn(search: string): UnsubscribeRequest | null {
  const query = new URLSearchParams(search)
  const from = UNSUBSCRIBABLE.find((each) => query.has(each))
  const token = from === undefined ? '' : (query.get(from) ?? '')
  return from !== undefined && UUID.test(token) ? { from, token } : null
}
