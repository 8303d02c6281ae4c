import { type ReactNode, useMemo } from 'react'
import type { PublicShow } from '#contract/shows/shows.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ShowCues } from './show-cues.tsx'
import * as css from './shared-show.css.ts'
import { showFacts } from './show-facts.ts'

interface ShownShowProps {
  readonly shown: PublicShow
  readonly picture: ReactNode
  /** it is in its address, and so cannot be taken back */
  readonly isPortable: boolean
  readonly isCopying: boolean
  readonly isUncopied: boolean
  readonly onCopy: () => void
}

/** Title, picture, facts and cues. */
export function ShownShow({ shown, picture, ...more }: ShownShowProps) {
  const facts = useMemo(() => showFacts(shown), [shown])
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 tabIndex={-1}>{shown.doc.name}</h1>
          {shown.signature !== '' && <p className={css.by}>by {shown.signature}</p>}
        </div>
        <Button tone="primary" busy={more.isCopying} onClick={more.onCopy}>
          Use this show
        </Button>
      </header>
      {more.isUncopied && (
        <Notice tone="danger" role="alert">
          Your browser keeps nothing for this site, so no copy was made. Allow it to store data, then try
          again.
        </Notice>
      )}
      {more.isPortable && (
        <Notice tone="info">This link holds the whole show, so it cannot be taken back.</Notice>
      )}
      <div className={css.columns}>
        <div className={css.picture}>{picture}</div>
        <div className={css.side}>
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ShowCues shown={shown} />
          <p className={css.note}>
            Fire only what your license and your fire authority allow. Distances in this picture are an
            estimate.
          </p>
        </div>
      </div>
    </>
  )
}
