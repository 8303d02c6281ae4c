import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { documentJobMachine } from '#machines/sheets/document-job/document-job.machine.ts'
import { SheetJobs } from '#src/views/sheets/downloads/sheet-jobs.tsx'
import { DocumentJobContext } from '#src/views/platform/document-job-context.ts'

const sheet = {
  id: 'a',
  label: 'Barcodes of order 7',
  state: 'done',
  source: 'order',
  source_id: 7,
  kind: 'barcodes',
  products_count: null,
  href: '/a',
} as const

test('a sheet is kept until the day of the warehouse, as its e-mail says, when it is the next day in UTC', () => {
  const jobs = [{ ...sheet, expires_at: '2026-12-11T03:00:00.000Z' }]
  const markup = renderToStaticMarkup(
    <DocumentJobContext value={createActor(documentJobMachine)}>
      <SheetJobs jobs={jobs} />
    </DocumentJobContext>,
  )
  expect(markup).toContain('until Dec 10, 2026')
})
