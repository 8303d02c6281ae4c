/** Where a file of a folder of photos belongs. */
export interface PhotoPlace {
  /** of the product, as it is written in the shop */
  readonly model: string
  /** of the photo among those of the product, from 1 */
  readonly number: number
}
interface Unmatched {
  /** why it belongs to no product */
  readonly reason: string
}

/** Finds the product of files called `MODEL.jpg`, `MODEL-2.png` or `MODEL/3.webp`, whatever their case. */
export function createPhotoMatch(models: readonly string[]): (path: string) => PhotoPlace | Unmatched {
  const known = new Map(models.map((model) => [model.toLowerCase(), model]))
  return (path) => {
    const [file = '', folder = ''] = path.split('/').toReversed()
    const stem = file.replace(/\.[^.]*$/, '').toLowerCase()
    const own = known.get(folder.toLowerCase())
    if (own !== undefined && NUMBER.test(stem)) return { model: own, number: Number(stem) }
    // a model may end like a number itself
    const whole = known.get(stem)
    if (whole !== undefined) return { model: whole, number: 1 }
    const [, base = '', digits = ''] = /^(.+)-(\d{1,2})$/.exec(stem) ?? []
    const numbered = known.get(base)
    if (numbered !== undefined && NUMBER.test(digits)) return { model: numbered, number: Number(digits) }
    return {
      reason: own === undefined ? noModel(stem, base) : `no number from 1 to 99 in the folder of ${own}`,
    }
  }
}

const NUMBER = /^0?[1-9]$|^[1-9]\d$/

const noModel = (stem: string, base: string): string =>
  base === '' ? `no product has the model ${stem}` : `no product has the model ${stem} or ${base}`
