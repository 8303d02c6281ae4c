import { CopyButton } from '#src/views/platform/components/copy-button.tsx'
import * as css from './order-page.css.ts'

interface TrackingNumberProps {
  readonly number: string
  /** the page of the carrier about it */
  readonly url: string | null
  /** of the button that copies it */
  readonly label: string
}

export function TrackingNumber({ number, url, label }: TrackingNumberProps) {
  return (
    <span className={css.tracking}>
      {url === null ? (
        number
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {number}
        </a>
      )}
      <CopyButton text={number} label={label} />
    </span>
  )
}
