import { scenePath } from '#contract/catalogue/picture-path.ts'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { drawnPicture, largePicture } from '#src/services/catalogue/listing/shop-paths.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './hero.css.ts'
import { useFeatured } from './use-featured.ts'

/** The drawn pictures of the first products of a section; in a new shop there are none. */
export function ProductScenes({ section }: { section: string }) {
  const featured = useFeatured(section)
  if (featured === null) return null
  if (featured.length === 0) return <DefaultScenes />
  const [first = '', ...others] = featured.map(drawnPicture)
  return <Scenes pictures={[largePicture(first), ...others.map(smallPicture)]} />
}

const smallPicture = (src: string): Picture => ({ src, width: 300, height: 300 })

/** Of a shop that has no products yet. */
export function DefaultScenes() {
  const { projectId } = useQueryScope()
  return <Scenes pictures={DEFAULT_SCENES[projectId].map(scenePicture)} />
}

const DEFAULT_SCENES = {
  [CONSUMER_PROJECT]: ['tile-shells', 'tile-cakes', 'tile-fountains'],
  [PROFESSIONAL_PROJECT]: ['tile-pro-shells', 'tile-finales', 'tile-single-shots'],
} as const

const scenePicture = (name: string): Picture => ({ src: scenePath(name), width: 960, height: 720 })

interface Picture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width: number
  readonly height: number
}

const PLACES = ['center', 'left', 'right'] as const

/** The first picture is in the middle. A phone does not show those at the sides. */
const Scenes = ({ pictures }: { pictures: readonly Picture[] }) =>
  pictures.map((picture, index) => {
    const place = PLACES[index] ?? 'center'
    return (
      <img
        key={place}
        {...picture}
        {...(place === 'center' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        alt=""
        className={`${css.scene} ${css.place[place]}`}
      />
    )
  })
