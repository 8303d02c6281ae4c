import { counted } from '#contract/platform/format-count.ts'
import type { ListedShow } from '#machines/shows/show-builder/show-builder.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { shortDay } from '#src/views/catalogue/product-tile/product-facts.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as pageCss from '#src/views/shows/show-builder/show-page.css.ts'
import * as css from './list.css.ts'
import type { ShowList } from './use-show-list.ts'

export interface ShowCardProps {
  readonly show: ListedShow
  readonly list: ShowList
}

export function ShowCard({ show, list }: ShowCardProps) {
  const { id, name, cue_count, seconds, date_modified } = show
  const isBusy = list.busyId === id
  return (
    <Card as="li" padding="none" aria-busy={isBusy}>
      <div className={css.card}>
        <div className={css.field}>
          <h3 className={css.title}>{name}</h3>
          <p className={css.facts}>
            <span>{counted(cue_count, 'cue')}</span>
            {seconds !== null && seconds > 0 && <span>{clockText(seconds * 1_000, false)} long</span>}
            <span>Changed {shortDay(date_modified)}</span>
          </p>
          <Badges show={show} list={list} />
        </div>
        <div className={css.actions}>
          <Link
            to={list.pathOf(id)}
            className={buttonStyle({ tone: 'primary', size: 'sm' })}
            aria-label={`Open ${name}`}
          >
            Open
          </Link>
          <Button size="sm" aria-label={`Duplicate ${name}`} busy={isBusy} onClick={() => list.duplicate(id)}>
            Duplicate
          </Button>
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Remove ${name}`}
            busy={isBusy}
            onClick={() => list.remove(id)}
          >
            Remove
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Badges({ show, list: { hasAccount, isUnreachable } }: ShowCardProps) {
  const { share, isOnAccount, isDirty } = show
  return (
    <div className={css.badges}>
      {/* unknown while the account cannot be read */}
      {!isOnAccount && !isUnreachable && <Badge tone="info">This device only</Badge>}
      {isOnAccount && hasAccount && isDirty && <Badge tone="warn">Changes not sent yet</Badge>}
      {share !== null && <Badge tone="success">Shared, {counted(share.views, 'view')}</Badge>}
    </div>
  )
}

/** A removed show, which can be brought back for 30 days. */
export function RemovedShow({ show, list }: ShowCardProps) {
  const { id, name, date_removed } = show
  return (
    <li className={pageCss.head}>
      <span>
        {name} <span className={css.note}>removed {date_removed !== null && shortDay(date_removed)}</span>
      </span>
      <Button
        size="sm"
        aria-label={`Restore ${name}`}
        busy={list.busyId === id}
        onClick={() => list.restore(id)}
      >
        Restore
      </Button>
    </li>
  )
}
