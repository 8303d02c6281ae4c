import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookAnswer } from '#contract/staff/staff-webhooks.ts'
import { rotateWebhook, testWebhook } from '#src/services/staff/webhook-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import { MadeSecret } from './made-secret.tsx'

/** Sends a test of a webhook, or changes its secret. */
export function WebhookPresses({ webhook }: { readonly webhook: Webhook }) {
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const [isAsked, setIsAsked] = useState(false)
  const test = useStaffCall<{ text: string }>()
  const rotation = useStaffCall<WebhookAnswer>()
  const { id, version, url } = webhook
  const read = () => queries.invalidateQueries({ queryKey: ['staff', 'webhooks'] })
  const rotate = async () => {
    const end = await rotation.run(() => rotateWebhook(call, { id, version }))
    if (end.kind === 'answered') setIsAsked(false)
    await read()
  }
  const send = async () => {
    const request_id = crypto.randomUUID()
    await test.run(() => testWebhook(call, { id, request_id }))
    await read()
  }
  const { answer } = rotation
  const failure = test.failure ?? rotation.failure
  return (
    <>
      <Button
        size="sm"
        busy={test.isPending}
        blockedReason={offline}
        reasonHidden
        aria-label={`Send a test to ${url}`}
        onClick={() => void send()}
      >
        Send a test
      </Button>
      <Button
        size="sm"
        blockedReason={offline}
        reasonHidden
        aria-label={`Change the secret of ${url}`}
        onClick={() => setIsAsked(true)}
      >
        Change secret
      </Button>
      <output>{test.answer?.text ?? ''}</output>
      {answer?.kind === 'saved' && answer.secret !== null && (
        <MadeSecret
          heading="The secret is changed. Copy it now."
          text={answer.text}
          secret={answer.secret}
          onDone={rotation.forget}
        />
      )}
      {answer !== null && answer.kind !== 'saved' && <Notice tone="warn">{answer.text}</Notice>}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {staffFailureText(failure)}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Change the secret?"
        action="Change secret"
        tone="primary"
        isPending={rotation.isPending}
        pendingText="The secret is being changed."
        onClose={() => setIsAsked(false)}
        onConfirm={() => void rotate()}
      >
        <p>Events are signed by both secrets for 24 hours, then by the new one alone.</p>
      </ConfirmDialog>
    </>
  )
}
