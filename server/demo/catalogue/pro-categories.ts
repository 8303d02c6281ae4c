import { type Category, category } from './category.ts'

const shellGrade = 'UN0335 1.3G'

export const proCategories: readonly Category[] = [
  category('1000 Gram Cakes', 'cake', 56, { '1/1': 3, '2/1': 3 }, 7900, {
    url: '1000-gram-cakes',
    shots: [25, 150],
    calibers: ['20mm', '25mm', '30mm'],
    heights: [3, 5],
    pattern: 'drawn',
  }),
  shells('3 Inch Shells', 56, { '72/1': 4, '36/1': 1 }, 620, ['3"'], 5),
  shells('4 Inch Shells', 40, { '36/1': 1 }, 1080, ['4"'], 6),
  shells('5 Inch Shells', 26, { '24/1': 1 }, 1780, ['5"'], 6),
  shells('6 Inch Shells', 22, { '9/1': 1 }, 2950, ['6"'], 6),
  shells('8-12 Inch Shells', 12, { '4/1': 1, '2/1': 1, '1/1': 1 }, 8900, ['8"', '10"', '12"'], 6),
  category('Shell Chains & Finales', 'item', 12, { '8/10': 1, '1/10': 1 }, 1400, {
    calibers: ['3"'],
    heights: [5, 5],
    pattern: 'Salvo',
    hazmat: shellGrade,
  }),
  category('Comets', 'single', 38, { '48/1': 2, '100/1': 1, '6/25': 1 }, 390, {
    calibers: ['30mm', '45mm', '2"'],
    heights: [4, 5],
    effects: ['Comet', 'Crossette'],
    pattern: 'Single Shot',
  }),
  category('Mines', 'single', 34, { '48/1': 2, '36/1': 1 }, 440, {
    calibers: ['30mm', '45mm', '2"', '3"'],
    heights: [3, 4],
    effects: ['Mine'],
    pattern: 'Single Shot',
  }),
  category('Single Shots', 'single', 36, { '100/1': 2, '50/1': 1 }, 310, {
    calibers: ['18mm', '30mm', '45mm'],
    heights: [4, 5],
    effects: ['Peony', 'Crossette', 'Palm', 'Brocade Crown', 'Strobe'],
    pattern: 'Single Shot',
  }),
  category('Close Proximity', 'item', 14, { '10/1': 1, '20/1': 1 }, 880, {
    heights: [0, 1],
    effects: ['Fountain', 'Comet', 'Mine', 'Strobe'],
    pattern: 'Single Shot',
    ignition: 'Electric Match',
    debris: 'No Debris',
  }),
  category('Daytime Effects', 'item', 8, { '24/1': 1 }, 1150, {
    calibers: ['30mm', '2"'],
    heights: [4, 4],
    effects: ['Mine', 'Comet'],
    pattern: 'Single Shot',
  }),
  category('Set Pieces & Lances', 'item', 6, { '200/1': 1, '50/1': 1 }, 95, {
    effects: ['Strobe'],
    seconds: [40, 85],
  }),
  category('Firing Systems', 'gear', 12, { '1/1': 1 }, 31900),
  category('Mortars & Racks', 'gear', 18, { '1/1': 1 }, 6900),
  category('Fuse & Igniters', 'gear', 14, { '1/1': 1 }, 4200),
]

function shells(
  name: string,
  count: number,
  packaging: Category['packaging'],
  base: number,
  calibers: NonNullable<Category['calibers']>,
  height: number,
): Category {
  return category(name, 'shell', count, packaging, base, {
    calibers,
    heights: [height, height],
    pattern: 'Single Shot',
    hazmat: shellGrade,
  })
}
