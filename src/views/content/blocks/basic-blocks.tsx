import type { BlockOf } from '#contract/content/content-blocks.ts'
import { sceneSrcSet } from '#contract/catalogue/picture-path.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'
import * as css from './blocks.css.ts'

interface BlockProps<K extends BlockOf<'picture' | 'buttons' | 'table' | 'download'>['kind']> {
  block: BlockOf<K>
}

export function PictureBlock({ block }: BlockProps<'picture'>) {
  const { src, alt, caption, width, height } = block
  return (
    <figure>
      <img
        src={src}
        srcSet={sceneSrcSet(src)}
        sizes="(min-width: 992px) 700px, 100vw"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={css.picture}
      />
      {caption !== '' && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}

export function ButtonsBlock({ block }: BlockProps<'buttons'>) {
  return (
    <p className={css.buttons}>
      {block.buttons.map(({ label, link_to, is_primary }, position) => (
        <ContentLink
          // parts of an answer never move, and two can be alike
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          href={link_to}
          className={buttonStyle({ tone: is_primary ? 'primary' : 'outline' })}
        >
          {label}
        </ContentLink>
      ))}
    </p>
  )
}

export function TableBlock({ block }: BlockProps<'table'>) {
  const { caption, head, rows } = block
  return (
    <Table caption={caption === '' ? head.join(', ') : caption} captionHidden={caption === ''}>
      <thead>
        <tr>
          {head.map((text, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <HeadCell key={column}>{text}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={position}>
            {row.map((text, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Cell key={column}>{text}</Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function DownloadBlock({ block }: BlockProps<'download'>) {
  const { label, href, note } = block
  return (
    <p className={css.download}>
      <Icon name="download" />
      <span>
        <ContentLink href={href}>{label}</ContentLink>
        {note !== '' && <span className={css.note}>{note}</span>}
      </span>
    </p>
  )
}
