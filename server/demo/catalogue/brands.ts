import { slug } from '#server/catalogue/slug.ts'

export type BrandLine = 'consumer' | 'pro' | 'gear'

export type Brand = {
  readonly name: string
  readonly url: string
  readonly modelPrefix: string
  readonly upcCompany: string
  readonly priceFactor: number
  readonly line: BrandLine
}

/** The two brand links that the menus hold as fixed. */
export const importBrandUrl = 'Pro-Line-Imports'
export const showSeriesUrl = 'Show-Series'

export const brands: readonly Brand[] = [
  brand('Brindlefire', 'BF', '31007', 1.06, 'consumer'),
  brand('Quillspark', 'QS', '31021', 0.92, 'consumer'),
  brand('Skyfettle', 'SF', '31044', 1, 'consumer'),
  brand('Halewick', 'HW', '31058', 0.97, 'consumer'),
  brand('Marrowbright', 'MB', '31063', 1.1, 'consumer'),
  brand('Tinderlow', 'TL', '31079', 0.88, 'consumer'),
  brand('Fennwick Sky', 'FW', '31085', 1.02, 'consumer'),
  brand('Cobaltine', 'CB', '31096', 1.04, 'consumer'),
  brand('Thundermere', 'TM', '31102', 1.12, 'consumer'),
  brand('Lanternjaw', 'LJ', '31118', 0.95, 'consumer'),
  brand('Orrery Bros', 'OB', '31125', 1, 'consumer'),
  brand('Pepperpot', 'PP', '31133', 0.85, 'consumer'),
  brand('Sunderlight', 'SL', '31149', 1.08, 'consumer'),
  brand('Vespertine Imports', 'VI', '52016', 1, 'pro', importBrandUrl),
  brand('Grand Meridian Show Series', 'GM', '52033', 1.18, 'pro', showSeriesUrl),
  brand('Castellan Display', 'CD', '52047', 1.05, 'pro'),
  brand('Nocturne Works', 'NW', '52052', 1.1, 'pro'),
  brand('Aetherforge', 'AF', '52068', 0.96, 'pro'),
  brand('Gantry Control', 'GC', '52071', 1.15, 'gear'),
  brand('Ropewalk Supply', 'RS', '52084', 0.94, 'gear'),
]

function brand(
  name: string,
  modelPrefix: string,
  upcCompany: string,
  priceFactor: number,
  line: BrandLine,
  url = slug(name),
): Brand {
  return { name, url, modelPrefix, upcCompany, priceFactor, line }
}
