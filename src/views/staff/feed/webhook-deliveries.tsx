import { counted } from '#contract/platform/format-count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/staff/staff-webhooks.ts'
import { deliveriesQuery, replayWebhook } from '#src/services/staff/webhook-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { minor } from '#src/views/staff/desk.css.ts'
import { fromCentralField, momentText, toCentralField } from '#src/views/staff/moment.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import * as css from './feed.css.ts'

/** What a webhook was told of, and what is sent again. */
export function WebhookDeliveries({ webhook: { id, state, paused_at } }: { readonly webhook: Webhook }) {
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const query = useStaffQuery(deliveriesQuery(call, id))
  const [since, setSince] = useState(() => toCentralField(paused_at))
  const { run, isPending, failure, answer } = useStaffCall<{ text: string }>()
  const replay = async (what: { key: string } | { since: string }) => {
    await run(() => replayWebhook(call, { id, what }))
    await queries.invalidateQueries({ queryKey: ['staff', 'webhooks'] })
  }
  const from = fromCentralField(since)
  const blocked = state === 'active' ? (offline ?? null) : 'Switch the webhook on first.'
  return (
    <Stack gap={12}>
      <h3>Deliveries</h3>
      <form
        className={css.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (from !== null) void replay({ since: from })
        }}
      >
        <div className={css.field}>
          <TextField
            label="Send all events again since"
            type="datetime-local"
            hint="Central time"
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
        </div>
        <Button
          type="submit"
          busy={isPending}
          blockedReason={blocked ?? (from === null ? 'Type a day and a time.' : null)}
        >
          Replay
        </Button>
      </form>
      <output>{answer?.text ?? ''}</output>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {staffFailureText(failure)}
        </Notice>
      )}
      {query.data === undefined ? (
        <QueryState query={query} title="Could not load the deliveries." />
      ) : (
        <Rows rows={query.data} blocked={blocked} onReplay={(key) => void replay({ key })} />
      )}
    </Stack>
  )
}

interface RowsProps {
  readonly rows: readonly WebhookDelivery[]
  readonly blocked: string | null
  readonly onReplay: (key: string) => void
}

function Rows({ rows, blocked, onReplay }: RowsProps) {
  if (rows.length === 0)
    return <p className={minor}>Nothing was sent yet. Send a test to see whether it arrives.</p>
  return (
    <ul className={css.events} aria-label="Deliveries, the newest first">
      {rows.map(({ key, seq, kind, state, created_at, tries, error }) => (
        <li key={key} className={css.row}>
          <span className={css.facts}>
            <span>
              {seq === null ? 'Test' : `${seq} ${kind}`} <Badge tone={TONES[state]}>{STATES[state]}</Badge>
            </span>
            <span className={minor}>
              {momentText(created_at)}, {counted(tries, 'try', 'tries')}
            </span>
            {error !== null && <span>{error}</span>}
          </span>
          {seq !== null && state !== 'waiting' && (
            <Button
              size="sm"
              blockedReason={blocked}
              reasonHidden
              aria-label={`Replay event ${seq}`}
              onClick={() => onReplay(key)}
            >
              Replay
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const STATES = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const
const TONES = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const
