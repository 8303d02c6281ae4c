import type { ReactNode } from 'react'
import type { Block, BlockOf } from '#contract/content/content-blocks.ts'
import { ContentNodes } from '#src/views/platform/components/content-nodes.tsx'
import { ButtonsBlock, DownloadBlock, PictureBlock, TableBlock } from './basic-blocks.tsx'
import * as css from './blocks.css.ts'
import { DealersBlock } from './dealers-block.tsx'
import { DemoBlock } from './demo/demo-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { Questions, QuestionsBlock } from './questions-block.tsx'
import { TransitBlock } from './transit-block.tsx'

export type FormName = BlockOf<'form'>['form']

export interface BlocksProps {
  blocks: readonly Block[]
  /** draws a form, whose machine is started above the views */
  form: (name: FormName) => ReactNode
}

/** The parts of a content page, in their order. */
export function Blocks({ blocks, form }: BlocksProps) {
  return (
    <Questions blocks={blocks}>
      <div className={css.blocks}>
        {runsOf(blocks).map((run, position) => (
          // blocks of an answer never move
          // oxlint-disable-next-line react/no-array-index-key
          <Run key={position} run={run} form={form} />
        ))}
      </div>
    </Questions>
  )
}

/** Demos that follow each other stand side by side; every other block is a run of its own. */
function runsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'demo' && last?.[0]?.kind === 'demo') last.push(block)
    else runs.push([block])
  }
  return runs
}

/** Wider than a column of text where there is room. */
const WIDE: readonly Block['kind'][] = ['dealers', 'products']

interface RunProps extends Pick<BlocksProps, 'form'> {
  run: readonly Block[]
}

function Run({ run, form }: RunProps) {
  const [first] = run
  if (first === undefined) return null
  if (first.kind !== 'demo')
    return (
      <div className={css.column[WIDE.includes(first.kind) ? 'wide' : 'text']}>{drawnBlock(first, form)}</div>
    )
  return (
    <div className={`${css.column.wide} ${css.demos}`}>
      {run.map((block) => block.kind === 'demo' && <DemoBlock key={block.products_url} block={block} />)}
    </div>
  )
}

function drawnBlock(block: Exclude<Block, BlockOf<'demo'>>, form: BlocksProps['form']): ReactNode {
  switch (block.kind) {
    case 'text':
      return <ContentNodes nodes={block.nodes} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'buttons':
      return <ButtonsBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    case 'products':
      return <ProductsBlock block={block} />
    case 'transit':
      return <TransitBlock block={block} />
    case 'dealers':
      return <DealersBlock />
    case 'download':
      return <DownloadBlock block={block} />
    case 'form':
      return form(block.form)
    default:
      return block satisfies never
  }
}
