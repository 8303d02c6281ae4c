import { Card } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import * as css from './product-tile.css.ts'
import * as skeleton from './tile-skeletons.css.ts'

export interface TileSkeletonsProps {
  count: number
  /** false: reserves the space without drawing */
  isShown: boolean
}

/** As high as the tiles that replace them. */
export function TileSkeletons({ count, isShown }: TileSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="none" className={`${css.tile} ${isShown ? '' : skeleton.unseen}`} aria-hidden>
      <div className={css.art} />
      <div className={css.body}>
        <Skeleton shape="small" width="half" />
        <Skeleton width="most" />
        <Skeleton shape="small" />
        <div className={css.offer}>
          <span className={skeleton.price}>
            <Skeleton width="word" />
            <Skeleton shape="small" width="word" />
          </span>
          <Skeleton shape="small" width="word" />
        </div>
        <div className={css.add}>
          <Skeleton shape="control" />
        </div>
      </div>
    </Card>
  ))
}
