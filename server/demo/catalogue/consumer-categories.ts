import { type Category, category } from './category.ts'

export const consumerCategories: readonly Category[] = [
  category('500 Gram Cakes', 'cake', 110, { '4/1': 6, '2/1': 2, '3/1': 2, '6/1': 2 }, 3100, {
    shots: [9, 49],
    calibers: ['1.2"', '1.5"', '1.75"', '2"'],
    heights: [3, 4],
    pattern: 'drawn',
  }),
  category('200 Gram Cakes', 'cake', 90, { '12/1': 6, '8/1': 2, '18/1': 1, '24/1': 1 }, 1050, {
    shots: [7, 36],
    calibers: ['0.75"', '1"', '1.2"'],
    heights: [2, 3],
    pattern: 'drawn',
  }),
  category('Artillery Shells', 'item', 48, { '12/6': 4, '6/12': 2, '4/24': 2, '8/6': 2 }, 420, {
    calibers: ['1.5"', '1.75"'],
    heights: [4, 4],
    pattern: 'Single Shot',
  }),
  category('Comets', 'item', 12, { '24/1': 2, '12/4': 1 }, 260, {
    calibers: ['1.2"', '1.5"'],
    heights: [3, 4],
    effects: ['Comet', 'Crossette'],
    pattern: 'Single Shot',
  }),
  category('1000 Gram Racks', 'cake', 20, { '1/1': 2, '2/1': 3 }, 5600, {
    url: '1000-gram-cakes',
    shots: [9, 16],
    calibers: ['2"', '2.5"'],
    heights: [4, 4],
    pattern: 'drawn',
  }),
  category('Roman Candles', 'item', 24, { '36/4': 2, '24/6': 2, '48/4': 1 }, 135, {
    shots: [5, 10],
    calibers: ['0.5"', '0.75"'],
    heights: [2, 2],
    effects: ['Roman Candle', 'Crackle', 'Comet'],
    pattern: 'Straight',
  }),
  category('Fountains', 'item', 44, { '24/1': 3, '12/1': 3, '8/1': 2, '48/1': 1 }, 420, {
    effects: ['Fountain', 'Crackle', 'Strobe'],
    seconds: [20, 85],
    pattern: 'Single Shot',
  }),
  category('Firecrackers', 'item', 22, { '80/16': 2, '40/40': 1, '20/80': 1 }, 8, { effects: ['Report'] }),
  category('Bottle Rockets', 'item', 12, { '25/12/12': 1, '20/144': 2 }, 6, {
    heights: [2, 2],
    effects: ['Report', 'Whistle', 'Crackle'],
    texasRestricted: true,
  }),
  category('Stick Rockets', 'item', 14, { '12/6': 2, '8/4': 2, '6/5': 1 }, 260, {
    heights: [3, 3],
    effects: ['Peony', 'Willow', 'Crackle', 'Strobe', 'Whistle'],
    pattern: 'Single Shot',
    texasRestricted: true,
  }),
  category('Missiles', 'item', 16, { '24/3': 2, '30/4': 1 }, 150, {
    heights: [2, 3],
    effects: ['Whistle', 'Report', 'Crackle'],
    pattern: 'Single Shot',
  }),
  category('Saturn Missile Batteries', 'item', 10, { '12/100': 1, '24/25': 2, '4/300': 1 }, 18, {
    heights: [1, 1],
    effects: ['Whistle', 'Report'],
    pattern: 'Salvo',
  }),
  category('Mines & Shells', 'item', 14, { '24/1': 2, '12/1': 2 }, 520, {
    url: 'Mines',
    shots: [1, 9],
    calibers: ['1"', '1.5"'],
    heights: [1, 2],
    effects: ['Mine'],
    pattern: 'Single Shot',
  }),
  category('Sparklers', 'item', 16, { '24/12': 2, '12/6': 1, '144/8': 1 }, 26, {
    effects: ['Crackle', 'Strobe'],
  }),
  category('Smoke', 'item', 14, { '60/5': 2, '12/6': 2 }, 40, { effects: [], seconds: [20, 85] }),
  category('Ground Spinners', 'item', 10, { '20/12': 1, '40/6': 1 }, 30, { effects: ['Crackle', 'Strobe'] }),
  category('Aerial Spinners', 'item', 12, { '48/3': 1, '36/2': 1 }, 80, {
    heights: [2, 2],
    effects: ['Strobe', 'Whistle', 'Crackle'],
    pattern: 'Single Shot',
  }),
  category('Parachutes', 'item', 8, { '36/2': 1, '24/4': 1 }, 120, {
    heights: [3, 3],
    effects: [],
    pattern: 'Single Shot',
  }),
  category('Wheels', 'item', 6, { '24/1': 1 }, 390, { effects: ['Fountain', 'Whistle'], seconds: [15, 40] }),
  category('Novelties', 'item', 30, { '60/12': 2, '48/2': 2, '36/2': 1 }, 30, {
    effects: ['Fountain', 'Crackle'],
  }),
  category('Snaps & Poppers', 'item', 10, { '6/50': 1, '72/1': 1 }, 30, {
    effects: ['Report'],
    ignition: 'None',
    hazmat: 'UN0337 1.4S',
  }),
  category('Assortments', 'mix', 28, { '1/1': 2, '2/1': 2, '4/1': 3, '6/1': 1 }, 3100, { heights: [0, 3] }),
  category('Confetti & Streamers', 'item', 8, { '24/1': 1, '48/1': 1 }, 260, {
    heights: [1, 1],
    effects: [],
    ignition: 'None',
  }),
  category('Fuse & Supplies', 'gear', 14, { '1/1': 1 }, 1900),
  category('Firing Systems', 'gear', 10, { '1/1': 1 }, 12900),
  category('Mortars & Racks', 'gear', 8, { '1/1': 1 }, 3450),
]
