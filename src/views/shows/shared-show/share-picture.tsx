import { showCardPath } from '#contract/content/show-paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { CopyText } from './copy-text.tsx'
import { embedCode } from './embed-code.ts'
import * as css from './shared-show.css.ts'

interface SharePictureProps {
  /** path of the shared show */
  readonly link: string
  readonly name: string
  /** changes with the shared copy, so that its picture is not an older one of the browser */
  readonly shared: string
}

/** The picture that is shown where the link is shared, and the code that shows both on another site. */
export function SharePicture({ link, name, shared }: SharePictureProps) {
  const picture = showCardPath(link.split('/').at(-1) ?? '')
  return (
    <Disclosure summary="Picture and code for a website">
      <div className={css.share}>
        <img
          className={css.card}
          src={`${picture}?v=${encodeURIComponent(shared)}`}
          alt={`${name}, as it is seen where the link is shared`}
          width={1_200}
          height={630}
          loading="lazy"
        />
        <div>
          <a href={picture} download={`${name}.jpg`} className={buttonStyle({ tone: 'outline' })}>
            Download the picture
          </a>
        </div>
        <CopyText
          label="Code for a website"
          text={embedCode({ link, picture, name, origin: globalThis.location.origin })}
          tone="outline"
        />
        <p className={css.note}>
          The picture, which leads to the show. Both end when you take the link back.
        </p>
      </div>
    </Disclosure>
  )
}
