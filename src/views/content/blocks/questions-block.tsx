import { counted } from '#contract/platform/format-count.ts'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Block, BlockOf } from '#contract/content/content-blocks.ts'
import { nodesText } from '#contract/content/nodes-text.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { ContentNodes } from '#src/views/platform/components/content-nodes.tsx'
import * as css from './blocks.css.ts'

type Question = BlockOf<'questions'>['questions'][number]

interface QuestionsView {
  readonly isExpanded: boolean
  /** lower-case words of the search; none: every question is shown */
  readonly words: readonly string[]
}
const QuestionsContext = createContext<QuestionsView>({ isExpanded: false, words: [] })

/** From this many questions of a page on there are tools for all of them. */
const MANY = 8

/** A search and a button to open all questions, above the blocks of a page with many. */
export function Questions({ blocks, children }: { blocks: readonly Block[]; children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(false)
  const [search, setSearch] = useState('')
  const words = useMemo(() => search.toLowerCase().split(/\s+/).filter(Boolean), [search])
  const view = useMemo(() => ({ isExpanded, words }), [isExpanded, words])
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []))
  if (questions.length < MANY) return children
  return (
    <QuestionsContext value={view}>
      <div className={css.questionTools}>
        <TextField
          type="search"
          label="Search the questions"
          required={false}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button onClick={() => setExpanded(!isExpanded)}>{isExpanded ? 'Collapse all' : 'Expand all'}</Button>
        <output className={css.found}>
          {words.length > 0 && foundText(questions.filter((question) => hasWords(question, words)).length)}
        </output>
      </div>
      {children}
    </QuestionsContext>
  )
}

export function QuestionsBlock({ block }: { block: BlockOf<'questions'> }) {
  const { isExpanded, words } = use(QuestionsContext)
  const found = block.questions.filter((question) => hasWords(question, words))
  if (found.length === 0) return null
  return (
    <div>
      {found.map(({ question, answer }) => (
        // without the name, more than one can be open
        <Disclosure
          key={question}
          summary={question}
          open={isExpanded}
          {...(isExpanded ? {} : { name: block.name })}
        >
          <ContentNodes nodes={answer} />
        </Disclosure>
      ))}
    </div>
  )
}

function hasWords({ question, answer }: Question, words: readonly string[]): boolean {
  const text = `${question} ${nodesText(answer, ' ')}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const foundText = (count: number): string => {
  if (count === 0) return 'No question has these words. Try a shorter word, or ask us.'
  return counted(count, 'question')
}
