import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  WEBHOOK_KINDS,
  type Webhook,
  type WebhookAnswer,
  type WebhookKind,
} from '#contract/staff/staff-webhooks.ts'
import { saveWebhook } from '#src/services/staff/webhook-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import * as css from './feed.css.ts'
import { MadeSecret } from './made-secret.tsx'

interface WebhookFormProps {
  /** null: it is new, under the id */
  readonly webhook: Webhook | null
  readonly id?: string
  /** the new one is added, and its secret copied */
  readonly onDone?: () => void
}

/** The address of a webhook and what it is told of. */
export function WebhookForm({ webhook, id = webhook?.id ?? '', onDone }: WebhookFormProps) {
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(
    webhook?.kinds ?? ['order', 'shipment', 'refund'],
  )
  const [isOn, setIsOn] = useState(webhook?.state !== 'off')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isPending, failure, answer } = useStaffCall<WebhookAnswer>()
  const save = async () => {
    const lacks = lackOf(url, kinds)
    setProblem(lacks)
    if (lacks !== null) return
    const state = isOn ? 'active' : 'off'
    await run(() =>
      saveWebhook(call, { id, version: webhook?.version ?? null, url: url.trim(), kinds: [...kinds], state }),
    )
    await queries.invalidateQueries({ queryKey: ['staff', 'webhooks'] })
  }
  if (answer?.kind === 'saved' && answer.secret !== null)
    return (
      <MadeSecret
        heading="The webhook is added. Copy its secret now."
        text="The receiver checks with it that an event comes from this shop."
        secret={answer.secret}
        onDone={() => onDone?.()}
      />
    )
  return (
    <Form onSubmit={() => void save()}>
      {webhook === null && <h3>Add a webhook</h3>}
      <div className={css.field}>
        <TextField
          label="Address"
          type="url"
          maxLength={500}
          placeholder="https://"
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </div>
      <Kinds chosen={kinds} onChange={setKinds} />
      {webhook !== null && (
        <Checkbox
          label="On"
          checked={isOn}
          onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
        />
      )}
      {(problem ?? failure ?? (answer !== null && answer.kind !== 'saved' ? answer : null)) !== null && (
        <Notice tone="danger" role="alert">
          {problem ?? (failure !== null ? staffFailureText(failure) : answer?.text)}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" busy={isPending} blockedReason={offline}>
          {webhook === null ? 'Add webhook' : saveText(webhook, isOn)}
        </Button>
        {answer?.kind === 'saved' && <output>{answer.text}</output>}
      </Cluster>
    </Form>
  )
}

interface KindsProps {
  readonly chosen: readonly WebhookKind[]
  readonly onChange: (chosen: readonly WebhookKind[]) => void
}

const Kinds = ({ chosen, onChange }: KindsProps) => (
  <fieldset className={css.kinds}>
    <legend>Is told of</legend>
    {WEBHOOK_KINDS.map((kind) => (
      <Checkbox
        key={kind}
        label={KINDS[kind]}
        checked={chosen.includes(kind)}
        onChange={({ currentTarget }) =>
          onChange(
            WEBHOOK_KINDS.filter((each) => (each === kind ? currentTarget.checked : chosen.includes(each))),
          )
        }
      />
    ))}
  </fieldset>
)

const KINDS: Readonly<Record<WebhookKind, string>> = {
  order: 'Orders',
  shipment: 'Shipments',
  refund: 'Refunds',
  product: 'Products and prices',
  stock: 'Stock',
  document: 'Documents of customers',
}

function lackOf(url: string, kinds: readonly WebhookKind[]): string | null {
  if (url.trim() === '') return 'Type the address that is told, such as https://office.example/hook.'
  return kinds.length === 0 ? 'Choose what it is told of.' : null
}

const saveText = ({ state }: Webhook, isOn: boolean): string =>
  state === 'paused' && isOn ? 'Save and switch on' : 'Save'
