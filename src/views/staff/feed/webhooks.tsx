import { useState } from 'react'
import type { Webhook } from '#contract/staff/staff-webhooks.ts'
import { webhooksQuery } from '#src/services/staff/webhook-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { minor } from '#src/views/staff/desk.css.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import * as css from './feed.css.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookPresses } from './webhook-presses.tsx'

/** Addresses that are told of events. */
export function Webhooks() {
  const { call } = useShop()
  const query = useStaffQuery(webhooksQuery(call))
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Stack as="section" aria-label="Webhooks" gap={16}>
      <h2>Webhooks</h2>
      <p className={minor}>
        Addresses that are told of each event within seconds, signed as Standard Webhooks. Events name no
        people: the receiver reads an order by the feed.
      </p>
      {query.data === undefined ? (
        <QueryState query={query} title="Could not load the webhooks." />
      ) : (
        <>
          {query.data.length > 0 && (
            <ul className={css.list} aria-label="Webhooks that were added">
              {query.data.map((webhook) => (
                <li key={webhook.id} className={css.opened}>
                  <Facts webhook={webhook} />
                  <Cluster>
                    <WebhookPresses webhook={webhook} />
                    <Button
                      size="sm"
                      aria-expanded={opened === webhook.id}
                      aria-label={`Change ${webhook.url}, and see its deliveries`}
                      onClick={() => setOpened(opened === webhook.id ? null : webhook.id)}
                    >
                      {opened === webhook.id ? 'Close' : 'Open'}
                    </Button>
                  </Cluster>
                  {opened === webhook.id && (
                    <>
                      <WebhookForm key={webhook.version} webhook={webhook} />
                      <WebhookDeliveries webhook={webhook} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <NewWebhook />
        </>
      )}
    </Stack>
  )
}

/** Under an id of its own, so that a press that is repeated adds it once. */
function NewWebhook() {
  const [id, setId] = useState(() => crypto.randomUUID())
  return <WebhookForm key={id} id={id} webhook={null} onDone={() => setId(crypto.randomUUID())} />
}

function Facts({ webhook }: { readonly webhook: Webhook }) {
  const { url, kinds, state, paused_at, old_secret_until, sent, waiting, failed } = webhook
  return (
    <span className={css.facts}>
      <span>
        <strong>{url}</strong> <Badge tone={TONES[state]}>{STATES[state]}</Badge>
      </span>
      <span className={minor}>{kinds.join(', ')}</span>
      <span className={minor}>
        {sent} sent, {waiting} waiting, {failed} failed in 30 days
      </span>
      {paused_at !== null && (
        <span>
          Paused {momentText(paused_at)}, because a delivery was given up. Switch it on, then replay what it
          has missed.
        </span>
      )}
      {old_secret_until !== null && (
        <span className={minor}>
          The secret before this one signs as well until {momentText(old_secret_until)}.
        </span>
      )}
    </span>
  )
}

const STATES = { active: 'On', paused: 'Paused', off: 'Off' } as const
const TONES = { active: 'success', paused: 'warn', off: 'neutral' } as const
