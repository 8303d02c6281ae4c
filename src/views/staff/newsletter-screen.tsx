import { counted } from '#contract/platform/format-count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsletterReader } from '#contract/staff/staff-newsletter.ts'
import { newsletterHref, newsletterQuery, removeFromNewsletter } from '#src/services/staff/newsletter-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { LossDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { minor } from './desk.css.ts'
import { momentText } from './moment.ts'
import * as css from './newsletter.css.ts'
import { QueryState } from './query-state.tsx'
import { staffFailureText } from './staff-failure-text.ts'
import { useStaffCall } from './use-staff-call.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** Who wants the newsletter of the storefront, and the file for whatever sends it. */
export function NewsletterScreen() {
  const { call, projectId } = useShop()
  const [q, setQ] = useState('')
  const query = useStaffQuery(newsletterQuery(call, q))
  return (
    <Stack gap={24}>
      <Search onSearch={setQ} />
      {query.data === undefined ? (
        <QueryState query={query} title="Could not load the list." />
      ) : (
        <Stack>
          <Cluster justify="between">
            <output>{countText(query.data.count, query.data.readers.length, q)}</output>
            <a href={newsletterHref(projectId)} download>
              Download all as CSV
            </a>
          </Cluster>
          {!query.data.has_links && (
            <Notice tone="warn">
              The file has no links to unsubscribe, because the shop does not know its own address. Set it in
              Settings.
            </Notice>
          )}
          {query.data.readers.length === 0 ? <Nobody q={q} /> : <Readers readers={query.data.readers} />}
        </Stack>
      )}
    </Stack>
  )
}

function Search({ onSearch }: { readonly onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <div className={css.field}>
          <TextField
            label="Find somebody"
            required={false}
            type="search"
            maxLength={100}
            placeholder="E-mail, name, company"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

function countText(count: number, shown: number, q: string): string {
  const all = counted(count, 'address', 'addresses')
  const found = q === '' ? all : `${all} found for "${q}"`
  return shown < count ? `${found}, the last ${shown} shown` : found
}

const Nobody = ({ q }: { readonly q: string }) =>
  q === '' ? (
    <EmptyState title="Nobody wants the newsletter yet." titleLevel="h2">
      Customers tick it when they register and in their preferences; visitors leave their address on the
      newsletter page.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody of that name is on the list." titleLevel="h2">
      Look for a part of an e-mail address, a name or a company.
    </EmptyState>
  )

function Readers({ readers }: { readonly readers: readonly NewsletterReader[] }) {
  const { call } = useShop()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const { run, isPending, failure } = useStaffCall<unknown>()
  const remove = async (email: string) => {
    setAsked(null)
    await run(() => removeFromNewsletter(call, email))
    await queries.invalidateQueries({ queryKey: ['staff', 'newsletter'] })
  }
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {staffFailureText(failure)}
        </Notice>
      )}
      <ul className={css.list} aria-label="Who wants the newsletter">
        {readers.map((reader) => (
          <Reader key={reader.email} reader={reader} isBusy={isPending} onRemove={setAsked} />
        ))}
      </ul>
      <LossDialog
        open={asked !== null}
        title="Take the address off the list?"
        yes="Take it off"
        no="Keep it"
        text={`${asked ?? ''} gets no more newsletters from your next file on. Do it when somebody has asked for it.`}
        onYes={() => void (asked !== null && remove(asked))}
        onNo={() => setAsked(null)}
      />
    </>
  )
}

interface ReaderProps {
  readonly reader: NewsletterReader
  readonly isBusy: boolean
  readonly onRemove: (email: string) => void
}

function Reader({ reader: { email, name, company, source, since }, isBusy, onRemove }: ReaderProps) {
  const offline = useOffline()
  const who = [name, company].filter((part) => part !== null && part !== '').join(', ')
  return (
    <li className={css.reader}>
      <span className={css.facts}>
        <strong>{email}</strong>
        {who !== '' && <span className={minor}>{who}</span>}
        <span className={minor}>
          {source === 'account' ? 'Ticked in the account' : 'Typed on the newsletter page, not confirmed'}
          {since !== null && `, ${momentText(since)}`}
        </span>
      </span>
      <Button
        size="sm"
        blockedReason={isBusy ? 'Another address is being taken off.' : offline}
        reasonHidden
        aria-label={`Take off ${email}`}
        onClick={() => onRemove(email)}
      >
        Take off
      </Button>
    </li>
  )
}
