import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeedKey } from '#contract/staff/staff-feed.ts'
import { makeFeedKey, revokeFeedKey } from '#src/services/staff/feed-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { minor } from '#src/views/staff/desk.css.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import * as css from './feed.css.ts'
import { MadeSecret } from './made-secret.tsx'

/** Keys with which back offices read and write; a new one is shown once. */
export function FeedKeys({ keys }: { readonly keys: readonly FeedKey[] }) {
  const [asked, setAsked] = useState<FeedKey | null>(null)
  return (
    <Stack as="section" aria-label="Keys" gap={16}>
      <h2>Keys</h2>
      <NewKey />
      {keys.length === 0 ? (
        <p className={minor}>
          There is no key yet. Make one for each program that follows the shop, so that you can revoke it
          alone.
        </p>
      ) : (
        <ul className={css.list} aria-label="Keys that were made">
          {keys.map((key) => (
            <Key key={key.id} made={key} onRevoke={setAsked} />
          ))}
        </ul>
      )}
      <RevokeKey asked={asked} onEnd={() => setAsked(null)} />
    </Stack>
  )
}

function NewKey() {
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { run, isPending, failure, answer, forget } = useStaffCall<{ key: string }>()
  const make = async () => {
    if (name.trim() === '') {
      setError('Name the program that uses the key.')
      return
    }
    const end = await run(() => makeFeedKey(call, name.trim()))
    if (end.kind === 'answered') setName('')
    await queries.invalidateQueries({ queryKey: ['staff', 'feed'] })
  }
  if (answer)
    return (
      <MadeSecret
        heading="The key is made. Copy it now."
        text="The shop keeps only a fingerprint of it and cannot show it again."
        secret={answer.key}
        onDone={forget}
      />
    )
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {staffFailureText(failure)}
        </Notice>
      )}
      <form
        className={css.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <div className={css.field}>
          <TextField
            label="Name of the program"
            maxLength={60}
            value={name}
            error={error ?? undefined}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value)
              setError(null)
            }}
          />
        </div>
        <Button type="submit" busy={isPending} blockedReason={offline}>
          Make key
        </Button>
      </form>
    </>
  )
}

interface KeyProps {
  readonly made: FeedKey
  readonly onRevoke: (key: FeedKey) => void
}

function Key({ made, onRevoke }: KeyProps) {
  const offline = useOffline()
  const { name, made_at, made_by, used_at, revoked_at } = made
  return (
    <li className={css.row}>
      <span className={css.facts}>
        <span>
          <strong>{name}</strong> {revoked_at !== null && <Badge>Revoked</Badge>}
        </span>
        <span className={minor}>
          Made {momentText(made_at)} by {made_by ?? 'a command'}
        </span>
        <span className={minor}>{used_at === null ? 'Never used' : `Last used ${momentText(used_at)}`}</span>
        {revoked_at !== null && <span className={minor}>Revoked {momentText(revoked_at)}</span>}
      </span>
      {revoked_at === null && (
        <Button
          size="sm"
          blockedReason={offline}
          reasonHidden
          aria-label={`Revoke ${name}`}
          onClick={() => onRevoke(made)}
        >
          Revoke
        </Button>
      )}
    </li>
  )
}

function RevokeKey({ asked, onEnd }: { readonly asked: FeedKey | null; readonly onEnd: () => void }) {
  const { call } = useShop()
  const queries = useQueryClient()
  const { run, isPending, failure, forget } = useStaffCall<unknown>()
  const close = () => {
    forget()
    onEnd()
  }
  const revoke = async ({ id }: FeedKey) => {
    const end = await run(() => revokeFeedKey(call, id))
    if (end.kind === 'failed') return
    await queries.invalidateQueries({ queryKey: ['staff', 'feed'] })
    close()
  }
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title="Revoke the key?"
      action="Revoke"
      tone="danger"
      isPending={isPending}
      pendingText="The key is being revoked."
      onClose={close}
      onConfirm={() => void (asked && revoke(asked))}
    >
      <p>{asked?.name} can read and write nothing more, at once and for good. What it has done stays.</p>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {staffFailureText(failure)}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
