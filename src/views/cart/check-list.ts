import type { Product } from '#contract/products.ts'
import type { ListLine } from './read-list.ts'

export interface CheckedLine extends ListLine {
  readonly product: Product | null
  /** text for the status column; for a valid line only remarks */
  readonly status: string
  readonly isReady: boolean
}

type Find = (code: string) => Promise<Product | null>

const AT_ONCE = 6

/** Looks up every line, a few concurrently; calls `onProgress` with the number done. */
export async function checkList(
  lines: readonly ListLine[],
  find: Find,
  onProgress: (done: number) => void,
): Promise<readonly CheckedLine[]> {
  const checked: CheckedLine[] = []
  const queue = [...lines.entries()]
  let done = 0
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, line] = next
      checked[index] = await checkLine(line, find)
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return checked
}

async function checkLine(line: ListLine, find: Find): Promise<CheckedLine> {
  const invalid = (status: string, product: Product | null = null): CheckedLine => ({
    ...line,
    product,
    status,
    isReady: false,
  })
  if (line.quantity === null) return invalid('Quantity is not a number from 1 to 9,999')
  try {
    const product = await find(line.code)
    if (product === null) return invalid('Not found')
    if (product.quantity === 0) return invalid('Out of stock', product)
    return { ...line, product, isReady: true, status: statusOf(line.quantity, line.isSummed, product) }
  } catch {
    return invalid('Could not be checked')
  }
}

function statusOf(quantity: number, isSummed: boolean, product: Product): string {
  const notes = [
    isSummed ? 'duplicates summed' : null,
    quantity > product.quantity ? `only the ${product.quantity} in stock will be added` : null,
  ].filter((note) => note !== null)
  return ['OK', ...notes].join(', ')
}
